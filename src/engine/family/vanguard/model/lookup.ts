import { present } from '../../../core/invariant.ts';
import type { BattleState, SideState } from './battle.ts';
import type { BattleModel } from './battleModel.ts';
import type { Task } from './task.ts';

/** A model by its id; null: there is none. */
export const findModel = ({ models }: BattleState, id: string): BattleModel | null =>
  models.find((model) => model.id === id) ?? null;

/** A model that there must be; a thrown bug otherwise. */
export const modelById = (state: BattleState, id: string): BattleModel => present(findModel(state, id), `model ${id}`);

/** A side that there must be; a thrown bug otherwise. */
export const sideById = ({ sides }: BattleState, id: string): SideState =>
  present(
    sides.find((side) => side.id === id),
    `side ${id}`,
  );

/** The other of the two sides. */
export const otherSide = ({ sides: [first, second] }: BattleState, id: string): SideState =>
  first.id === id ? second : first;

/** Models of a side that are on the table. */
export const inPlayOf = ({ models }: BattleState, side: string): readonly BattleModel[] =>
  models.filter((model) => model.side === side && model.inPlay);

/** Work in hand; null: none. */
export const topTask = ({ tasks }: BattleState): Task | null => tasks.at(-1) ?? null;

/** A pair as the state keeps it: the first side's model first. */
export function pairOf(state: BattleState, a: string, b: string): [string, string] {
  return modelById(state, a).side === state.sides[0].id ? [a, b] : [b, a];
}

/** Models of the other side in reach of this one, or it in theirs, whether they stand or lie, as long as they are in play. */
export const inReachOf = (state: BattleState, id: string): readonly BattleModel[] =>
  state.engagement
    .filter((pair) => pair.includes(id))
    .map(([a, b]) => modelById(state, a === id ? b : a))
    .filter(({ inPlay }) => inPlay);
