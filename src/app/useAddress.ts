import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const addressNow = (): string => `/${location.hash.replace(/^#?\/?/u, '')}`;

/** Goes to a screen at once; `replace`: going back passes over the one before. */
function goTo(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${address}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The address behind the #, and the way to another. The router of the screens goes by it too. */
export const useAddress = (): [string, typeof goTo] => [useSyncExternalStore(subscribe, addressNow), goTo];
