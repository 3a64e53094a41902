import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** Once in a battle; all attacks of that action belong to it. */
export const limited = defineWeaponRule({
  id: 'limited',
  source: 'Kill Team 2021 Lite, L-37: Limité',
  params: noParams,
  hooks: {
    weaponAllowed: (value, _, { uses }) =>
      uses > 0 && !value.includes('limitedUsed') ? [...value, 'limitedUsed'] : value,
    limited: () => 1,
  },
});
