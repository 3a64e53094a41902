import { seededFaces } from '../../../dice/seededDice.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import { choosable, countFor } from './state.ts';

/** Of these so many, by the seed of the battle. */
function drawn(seed: string, side: string, ids: readonly string[], count: number): readonly string[] {
  const left = [...ids];
  return Array.from({ length: count }, (_, nth) => {
    const [face = 1] = seededFaces(seed, `tacOps.${side}.${nth}`, { count: 1, sides: left.length });
    return left.splice(face - 1, 1)[0] ?? '';
  });
}

/** A side of the tables chooses by the seed, when the battle begins. */
export const chosenByTables = (state: BattleState): readonly BattleEvent[] =>
  state.sides
    .filter(({ id, hand }) => hand === 'tables' && state.tacOps?.chosen[id] === undefined)
    .flatMap(({ id }) => {
      const ids = choosable(state, id).map((each) => each.id);
      const count = countFor(state, id);
      return count === 0
        ? []
        : [{ type: 'tacOpsChosen' as const, side: id, tacOps: drawn(state.seed, id, ids, count) }];
    });
