import { defineWeaponRule } from '../../defineWeaponRule.ts';
import { oneNumber } from '../../params.ts';

/** Only operatives within x inches can be valid targets. */
export const range = defineWeaponRule({
  id: 'range',
  source: 'Kill Team 3, weapon rules: Range x',
  params: oneNumber,
  hooks: {
    range: (value, { x }) => (value === null ? x : Math.min(value, x)),
  },
});
