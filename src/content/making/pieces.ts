import { weaponRuleUse } from '../../engine/family/killteam/card/card.ts';
import type { WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';
import { type EffectStep, effectStep } from '../../engine/family/killteam/tables/effect.ts';

/** The weapon rules among what stands in a list. */
export const usesIn = (list: readonly unknown[]): readonly WeaponRuleUse[] =>
  list.flatMap((each) => weaponRuleUse.safeParse(each).data ?? []);

/** The effects among what stands in a list. */
export const stepsIn = (list: readonly unknown[]): readonly EffectStep[] =>
  list.flatMap((each) => effectStep.safeParse(each).data ?? []);
