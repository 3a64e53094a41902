import { diceOf, type FreeRoll } from '../../engine/dice/freeRoll.ts';
import { seededFaces } from '../../engine/dice/seededDice.ts';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { nextFreeRoll } from '../../engine/plugins/freeDice/decide.ts';

/** What the players want to know: `faces` null: the app rolls, by the battle's seed. */
export interface FreeRollWanted {
  readonly roll: FreeRoll;
  readonly faces: readonly number[] | null;
  readonly why: string | null;
}

/** Faces of the battle's seed: after an undo the same roll shows the same ones (DECISIONS, State 6). */
export const seededFree = (seed: string, id: string, roll: FreeRoll): readonly number[] =>
  diceOf(roll).flatMap((sides, nth) => seededFaces(seed, `${id}.${nth}`, { count: 1, sides }));

/** The command that rolls dice for the table. */
export function freeRollCommand(state: Pick<BattleState, 'seed' | 'freeRolls'>, wanted: FreeRollWanted): Command {
  const { roll, faces, why } = wanted;
  const id = nextFreeRoll(state);
  return { type: 'rollFree', id, roll, faces: faces ?? seededFree(state.seed, id, roll), typed: faces !== null, why };
}
