import type { Reaching } from '../../board/engage.ts';
import { engagementRange } from '../../family/vanguard/rules/engaging/engagementRange.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import { inPlayOf, modelById, otherSide } from '../../family/vanguard/model/lookup.ts';

const rangeOf = ({ attacks }: BattleModel): number | null => engagementRange(attacks);

/** Enemies of a model, each with how near they are where one of both is in the other's reach; whom neither reaches is left out (V-39). */
export function reachingOf(state: BattleState, id: string): readonly Reaching[] {
  const model = modelById(state, id);
  return inPlayOf(state, otherSide(state, model.side).id).flatMap((enemy): Reaching[] => {
    const ranges = [rangeOf(model), rangeOf(enemy)].filter((range) => range !== null);
    return ranges.length === 0 ? [] : [{ id: enemy.id, inches: Math.max(...ranges) }];
  });
}

/** Enemies of a model, each with its own reach: whom it strikes that leaves it (V-41). */
export function strikingRanges(state: BattleState, id: string): readonly Reaching[] {
  const { side } = modelById(state, id);
  return inPlayOf(state, otherSide(state, side).id).flatMap((enemy): Reaching[] => {
    const inches = enemy.down ? null : rangeOf(enemy);
    return inches === null ? [] : [{ id: enemy.id, inches }];
  });
}
