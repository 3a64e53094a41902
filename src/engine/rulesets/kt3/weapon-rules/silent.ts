import { defineWeaponRule } from '../../defineWeaponRule.ts';
import { noParams } from '../../params.ts';

/** The operative may Shoot with this weapon while it has a Conceal order. */
export const silent = defineWeaponRule({
  id: 'silent',
  source: 'Kill Team 3, weapon rules: Silent',
  params: noParams,
  hooks: {
    weaponAllowed: (value) => (value.includes('concealed') ? value.filter((code) => code !== 'concealed') : value),
  },
});
