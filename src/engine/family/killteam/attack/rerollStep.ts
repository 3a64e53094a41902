import { rerollable } from './reroll.ts';
import type { RolledDie } from '../model/pool.ts';
import type { RerollRight } from '../rules/windows.ts';
import type { DieGrade, RerollRequest } from '../../../log/request.ts';

/** Dice that this right may roll again. Counted dice show no face. */
const diceFor = ({ showing }: RerollRight, dice: readonly RolledDie[]): readonly number[] =>
  rerollable(dice).filter((index) => showing === undefined || dice[index]?.face === showing);

/** The re-roll rights that still have dice to offer, in their order; none: nothing may be rolled again. */
export const openRights = (
  rights: readonly RerollRight[],
  passed: readonly string[],
  dice: readonly RolledDie[],
): readonly RerollRight[] => rights.filter((right) => !passed.includes(right.rule) && diceFor(right, dice).length > 0);

/** The question of a re-roll. */
export const rerollRequest = (
  offer: Pick<RerollRequest, 'id' | 'side' | 'operative' | 'role'>,
  right: RerollRight,
  { dice, grades }: { readonly dice: readonly RolledDie[]; readonly grades: readonly DieGrade[] },
): RerollRequest => ({
  kind: 'reroll',
  ...offer,
  rule: right.rule,
  mode: right.mode,
  dice: diceFor(right, dice),
  faces: dice.map((die) => die.face),
  grades,
});
