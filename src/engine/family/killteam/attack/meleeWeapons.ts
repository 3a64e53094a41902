import type { Operative, Weapon } from '../model/operative.ts';

const expected = (weapon: Weapon): number => weapon.attacks * (weapon.damage.normal + weapon.damage.critical);

/** Melee weapons, the strongest first. */
export const meleeWeapons = (operative: Operative): readonly Weapon[] =>
  operative.weapons.filter((weapon) => weapon.kind === 'melee').toSorted((a, b) => expected(b) - expected(a));
