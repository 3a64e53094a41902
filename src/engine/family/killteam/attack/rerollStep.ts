import { rerollable } from './reroll.ts';
import type { RolledDie } from '../model/pool.ts';
import type { RerollRight } from '../rules/windows.ts';
import type { DieGrade, RerollRequest } from '../../../log/request.ts';

/** The re-roll rights that still have dice to offer, in their order; none: nothing may be rolled again. */
export const openRights = (
  rights: readonly RerollRight[],
  passed: readonly string[],
  dice: readonly RolledDie[],
): readonly RerollRight[] => (rerollable(dice).length === 0 ? [] : rights.filter(({ rule }) => !passed.includes(rule)));

/** The question of a re-roll. */
export const rerollRequest = (
  offer: Pick<RerollRequest, 'id' | 'side' | 'operative' | 'role'>,
  { rule, mode }: RerollRight,
  { dice, grades }: { readonly dice: readonly RolledDie[]; readonly grades: readonly DieGrade[] },
): RerollRequest => ({
  kind: 'reroll',
  ...offer,
  rule,
  mode,
  dice: rerollable(dice),
  faces: dice.map((die) => die.face),
  grades,
});
