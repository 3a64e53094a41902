import type { PlayerBase } from '../engine/log/battleBase.ts';
import { useGame } from '../state/base/useApp.ts';
import { playersOf } from '../state/battle/beginBattle.ts';
import { useWords } from '../words/useWords.ts';

/** Whoever sits at the table, by the settings: two, also where they name one. The second may be the tables. */
export function useSeated(): readonly [PlayerBase, PlayerBase] {
  const words = useWords('shared');
  const settings = useGame((game) => game.settings);
  const [one = { id: 'p1', name: words.common.playerName(1), mark: '1' }, two] = playersOf(
    settings,
    words.common.playerName,
  );
  return [one, two ?? { id: 'p2', name: words.common.playerName(2), mark: one.mark === '2' ? 'B' : '2' }];
}
