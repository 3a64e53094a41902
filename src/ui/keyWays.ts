import { createContext, useContext } from 'react';

/** The key that now does what a key does as the app comes; null: none does. */
export const KeyWays = createContext<(usual: string) => string | null>((usual) => usual);

/** Which key to show for one of the app’s; null: none. */
export function useKeyNow(usual: string | undefined): string | null {
  const now = useContext(KeyWays);
  return usual === undefined ? null : now(usual);
}
