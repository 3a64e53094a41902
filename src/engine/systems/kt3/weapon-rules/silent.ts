import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** The operative may Shoot with this weapon while it has a Conceal order. */
export const silent = defineWeaponRule({
  id: 'silent',
  source: 'Kill Team 3, weapon rules: Silent',
  params: noParams,
  hooks: {
    weaponAllowed: (value) => (value.includes('concealed') ? value.filter((code) => code !== 'concealed') : value),
  },
});
