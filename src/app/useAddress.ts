import { useSyncExternalStore } from 'react';
import { backFromScreen, entryNow, onFromScreen } from '../ui/sheetsOver.ts';
import { HOME_PATH } from './paths.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const addressNow = (): string => `/${location.hash.replace(/^#?\/?/u, '')}`;

/** Goes to a screen: back, where one came from it just now, or at once; `replace`: going back passes over the one before. */
function goTo(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const { from } = entryNow();
  const now = addressNow();
  if (from === address && address !== now) return backFromScreen();
  onFromScreen(`#${address}`, { replace, from: replace ? from : now });
  dispatchEvent(new HashChangeEvent('hashchange'));
  return undefined;
}

/** Where the page that the build draws stands. */
const addressAtFirst = (): string => HOME_PATH;

/** The address behind the #, and the way to another. The router of the screens goes by it too. */
export const useAddress = (): [string, typeof goTo] => [
  useSyncExternalStore(subscribe, addressNow, addressAtFirst),
  goTo,
];
