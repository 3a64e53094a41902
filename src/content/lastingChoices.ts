import type { WeaponRuleUse } from '../engine/family/killteam/model/operative.ts';
import { type LastingChange, lastingChange } from '../engine/family/killteam/card/lastingChange.ts';
import { acolyteRules } from '../engine/systems/acolyte/rules.ts';
import { findSystem } from '../engine/systems/killTeams.ts';

/** A change as it may last; null: it may not be so. */
export function changeAs(value: unknown): LastingChange | null {
  const parsed = lastingChange.safeParse(value);
  return parsed.success ? parsed.data : null;
}

type WeaponRules = (typeof acolyteRules)['weaponRules'];

/** The weapon rules of a system that has been fetched; of another, and of one without, those of ACOLYTE. */
const rulesIn = (system: string): WeaponRules => findSystem(system)?.weaponRules ?? acolyteRules.weaponRules;

const isAccepted = (rules: WeaponRules, id: string, params: WeaponRuleUse['params']): boolean =>
  rules[id]?.accepts(params).ok === true;

/** What a weapon rule may be written with at first: nothing, a number, a face, a number and a distance, a move. */
const PARAMS: readonly WeaponRuleUse['params'][] = [{}, { x: 1 }, { x: 5 }, { x: 1, inches: null }, { only: null }];

/** Every weapon rule of a system, each with what it is written with at first. */
export const ruleUsesOf = (system: string): readonly WeaponRuleUse[] =>
  Object.keys(rulesIn(system)).flatMap((id) => {
    const params = PARAMS.find((each) => isAccepted(rulesIn(system), id, each));
    return params === undefined ? [] : [{ id, params: { ...params } }];
  });

/** Every weapon rule of ACOLYTE. */
export const ruleUses: readonly WeaponRuleUse[] = ruleUsesOf('acolyte');

const MOST = 20;
const NUMBERS = Array.from({ length: MOST }, (_, index) => index + 1);

/** The numbers that a weapon rule may have, from the least to the most. `system`: of which. */
export function ruleBounds(
  { id, params }: WeaponRuleUse,
  system = 'acolyte',
): { readonly min: number; readonly max: number } {
  const fit = NUMBERS.filter((x) => isAccepted(rulesIn(system), id, { ...params, x }));
  return { min: fit[0] ?? 1, max: fit.at(-1) ?? MOST };
}
