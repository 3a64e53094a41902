import type { WeaponRule } from './defineWeaponRule.ts';

/** A rule that another book prints under a name of its own, with the same effect. `source`: where it stands there. */
export const alike = (rule: WeaponRule, printed: Pick<WeaponRule, 'id' | 'source'>): WeaponRule => ({
  ...rule,
  ...printed,
});
