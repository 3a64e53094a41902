import type { GameTypes } from '../../engine/log/battleBase.ts';
import type { BattleLog } from '../../persistence/battleFile.ts';
import type { Standing } from '../log/playPorts.ts';

/** How many entries a battle begins with that nothing takes back: the board that it was begun on is nothing that somebody did. */
export function begunWith<T extends GameTypes>({ journal }: Pick<Standing<BattleLog<T>>, 'journal'>): number {
  const [first] = journal.slice(0, 1);
  // A board that is taken up later does not say anew whether a table lies beside it.
  return first?.command.type === 'takeUpBoard' && 'alone' in first.command ? 1 : 0;
}
