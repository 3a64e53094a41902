import { present } from '../../../../core/invariant.ts';
import type { BattleState } from '../../model/battle.ts';
import { otherSide } from '../../model/lookup.ts';
import type { RollOffTask } from '../../model/task.ts';
import { rollOff } from '../../rules/round/rollOff.ts';
import { type Go, go, option, pick, roll } from '../go.ts';

const OWN = 'own';
const OTHER = 'other';

/** Which side of the table does the winner take, by the edges to fall back to: that of the lay-out, or the other's (V-80). */
function tableSide(state: BattleState, side: string): Go {
  const { edges } = state.scenario;
  const own = edges[side] ?? [];
  const others = edges[otherSide(state, side).id] ?? [];
  const options = [option(OWN, 'edge', { edge: own.join(', ') }), option(OTHER, 'edge', { edge: others.join(', ') })];
  return pick(state, 'tableSide', { side, operative: null, options, usual: OWN }, (said) => {
    const swapped = said === OTHER;
    return [{ type: 'edgeTaken', side, swapped, edges: swapped ? others : own }];
  });
}

/** Each side rolls a die, the highest first, ties again (V-14); for deployment it chooses its side of the table then (V-80). */
export function rollOffGoes(state: BattleState, { of, faces, winner }: RollOffTask): Go {
  if (winner !== null) return tableSide(state, winner);
  const waiting = state.sides.find(({ id }) => faces[id] === undefined);
  if (waiting !== undefined)
    return roll(state, 'rollOff', { side: waiting.id, operative: null, count: 1, test: null }, ([face = 1]) => [
      { type: 'rollOffRolled', of, side: waiting.id, face },
    ]);
  const [one, other] = state.sides.map(({ id }) => ({ side: id, face: faces[id] ?? 0 }));
  return go({ type: 'rolledOff', of, winner: rollOff([present(one, 'a die'), present(other, 'a die')]) });
}
