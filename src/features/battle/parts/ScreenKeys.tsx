import type { Desk } from '../desk.ts';
import { useBattleScreenKeys } from '../useBattleScreenKeys.ts';

/** The keys of the table; draws nothing. */
export function ScreenKeys({ desk }: { readonly desk: Desk }) {
  useBattleScreenKeys(desk);
  return null;
}
