import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** The operative loses the weapon after x uses in the battle. An action against several targets is one use. */
export const limited = defineWeaponRule({
  id: 'limited',
  source: 'Kill Team 3, weapon rules: Limited x',
  params: oneNumber,
  hooks: {
    weaponAllowed: (value, { x }, { uses }) =>
      uses >= x && !value.includes('limitedUsed') ? [...value, 'limitedUsed'] : value,
    limited: (value, { x }) => (value === null ? x : Math.min(value, x)),
  },
});
