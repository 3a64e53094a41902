import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * After the action one D6 is rolled against the Hit of this use: below it the bearer suffers twice the roll. Once
 * per action, whatever the number of targets.
 */
export const hot = defineWeaponRule({
  id: 'hot',
  source: 'Kill Team 3, weapon rules: Hot',
  params: noParams,
  hooks: {
    hot: () => true,
  },
});
