import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/**
 * Up to x attack dice are kept as normal successes instead of being rolled. Accurate from several sources (the
 * rule twice, or the rule and Vantage, with which the window starts) counts as Accurate 2, unless one of them
 * alone gives more.
 */
export const accurate = defineWeaponRule({
  id: 'accurate',
  source: 'Kill Team 3, weapon rules: Accurate x',
  params: oneNumber,
  hooks: {
    accurate: (value, { x }) => (value === 0 ? x : Math.max(2, value, x)),
  },
});
