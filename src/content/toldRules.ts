import type { WeaponRuleUse } from '../engine/family/killteam/model/operative.ts';
import type { RuleSource } from './references/checkWeapons.ts';
import type { WeaponItem, WeaponProfile } from './schema/weapon.ts';

/** The weapon rule that only tells what the table sees to, by its id in the systems that have it. */
const TOLD = 'told';

/** Whether a system keeps weapon rules that it does not know, to be played by hand. */
export const keepsUnknown = ({ weaponRules }: Pick<RuleSource, 'weaponRules'>): boolean =>
  Object.hasOwn(weaponRules, TOLD);

/** An id as a name: `soulBurn` and `soul-burn` are `Soul burn`. */
const named = (id: string): string => {
  const words = id
    .replaceAll(/[-_]+/gu, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

function kept({ id, params }: WeaponRuleUse, critical: boolean): WeaponRuleUse {
  const numbers = Object.values(params).filter((value) => typeof value === 'number' || typeof value === 'string');
  const name = [named(id), ...numbers].join(' ').trim().slice(0, 200) || TOLD;
  return { id: TOLD, params: { name, ...(critical && { critical }) } };
}

/**
 * A weapon as its system can play it: a special rule that it does not know is never dropped, but kept by its name and
 * numbers and told when the weapon is used.
 */
export function withToldRules(weapon: WeaponItem, source: Pick<RuleSource, 'weaponRules'> | null): WeaponItem {
  if (source === null || !keepsUnknown(source)) return weapon;
  const known = (critical: boolean) => (use: WeaponRuleUse) =>
    Object.hasOwn(source.weaponRules, use.id) ? use : kept(use, critical);
  const profile = ({ rules, critical, ...rest }: WeaponProfile): WeaponProfile => ({
    ...rest,
    rules: rules.map(known(false)),
    ...(critical !== undefined && { critical: critical.map(known(true)) }),
  });
  return { ...weapon, profiles: weapon.profiles.map(profile) };
}
