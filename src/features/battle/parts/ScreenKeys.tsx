import { useDesk } from '../desk.ts';
import { useBattleScreenKeys } from '../useBattleScreenKeys.ts';

/** The keys of the table; draws nothing. */
export function ScreenKeys() {
  useBattleScreenKeys(useDesk());
  return null;
}
