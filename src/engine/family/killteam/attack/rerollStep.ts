import { rerollable } from './reroll.ts';
import type { RolledDie } from '../model/pool.ts';
import type { RerollRight } from '../rules/windows.ts';
import type { RerollRequest } from '../../../log/request.ts';
import type { DieGrade } from '../../../odds/dieGrades.ts';
import { bestWay, type RerollMode } from '../../../odds/rerollWays.ts';

/** The re-roll rights that still have dice to offer, in their order; none: nothing may be rolled again. */
export const openRights = (
  rights: readonly RerollRight[],
  passed: readonly string[],
  dice: readonly RolledDie[],
): readonly RerollRight[] => (rerollable(dice).length === 0 ? [] : rights.filter(({ rule }) => !passed.includes(rule)));

/** What re-rolls allow, in their order. */
export const modesOf = (rights: readonly RerollRight[]): readonly RerollMode[] => rights.map(({ mode }) => mode);

/** The question of a re-roll, with the dice whose re-roll is worth most. */
export const rerollRequest = (
  offer: Pick<RerollRequest, 'id' | 'side' | 'operative' | 'role'>,
  { rule, mode }: RerollRight,
  attack: Pick<RerollRequest, 'ways' | 'omitted'> & {
    readonly dice: readonly RolledDie[];
    readonly grades: readonly DieGrade[];
  },
): RerollRequest => ({
  kind: 'reroll',
  ...offer,
  rule,
  mode,
  dice: rerollable(attack.dice),
  faces: attack.dice.map((die) => die.face),
  grades: attack.grades,
  ways: attack.ways,
  omitted: attack.omitted,
  advice: bestWay(attack.ways)?.indices ?? [],
});
