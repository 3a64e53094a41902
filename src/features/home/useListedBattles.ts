import { useMemo } from 'react';
import { useGame } from '../../state/base/useApp.ts';
import type { BattleSummary, OpenBattle } from '../../state/base/store.ts';

const inMemory = ({ id, title, createdAt, ruleset, state, standing }: OpenBattle): BattleSummary => ({
  id,
  title,
  mission: standing.mission,
  turningPoint: standing.turningPoint,
  savedAt: createdAt,
  ended: state.result !== null,
  archived: false,
  game: ruleset.id,
  ledger: standing.ledger,
  readable: true,
});

/** The stored battles, and the open one where nothing can be stored. */
export function useListedBattles(): readonly BattleSummary[] {
  const battles = useGame((game) => game.battles);
  const open = useGame((game) => game.battle);
  return useMemo(
    () => (open === null || battles.some(({ id }) => id === open.id) ? battles : [inMemory(open), ...battles]),
    [battles, open],
  );
}
