import { idsIn, maskOf as maskIn } from '../../behaviour/explain.ts';
import { type Mask, MOST_TARGETS } from '../../behaviour/known.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { inPlayOf, otherSide } from '../../family/vanguard/model/lookup.ts';

/** Those a model may act on, in a fixed order: the place of each is its bit. Of more than 30, the first 30. */
export const targetsOf = (state: BattleState, { side }: Pick<BattleModel, 'side'>): readonly BattleModel[] =>
  inPlayOf(state, otherSide(state, side).id).slice(0, MOST_TARGETS);

const named = (state: BattleState, model: BattleModel) => ({ targets: targetsOf(state, model).map(({ id }) => id) });

/** Ids as a mask of the targets of a model; ids that are no targets are left out. */
export const maskOf = (state: BattleState, model: BattleModel, ids: readonly string[]): Mask =>
  maskIn(named(state, model), ids);

export const idsOf = (state: BattleState, model: BattleModel, mask: Mask): string[] => [
  ...idsIn(named(state, model), mask),
];
