import { present } from '../../../../core/invariant.ts';
import type { BattleState } from '../../model/battle.ts';
import type { RollOffTask } from '../../model/task.ts';
import { rollOff } from '../../rules/round/rollOff.ts';
import { type Go, go, roll } from '../go.ts';

/** Each side rolls a die, the highest first, ties again (V-14, V-80). */
export function rollOffGoes(state: BattleState, { of, faces }: RollOffTask): Go {
  const waiting = state.sides.find(({ id }) => faces[id] === undefined);
  if (waiting !== undefined)
    return roll(state, 'rollOff', { side: waiting.id, operative: null, count: 1, test: null }, ([face = 1]) => [
      { type: 'rollOffRolled', of, side: waiting.id, face },
    ]);
  const [one, other] = state.sides.map(({ id }) => ({ side: id, face: faces[id] ?? 0 }));
  return go({ type: 'rolledOff', of, winner: rollOff([present(one, 'a die'), present(other, 'a die')]) });
}
