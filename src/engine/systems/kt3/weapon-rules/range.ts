import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** Only operatives within x inches can be valid targets. */
export const range = defineWeaponRule({
  id: 'range',
  source: 'Kill Team 3, weapon rules: Range x',
  params: oneNumber,
  hooks: {
    range: (value, { x }) => (value === null ? x : Math.min(value, x)),
  },
});
