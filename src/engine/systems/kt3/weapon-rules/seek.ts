import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * No terrain serves as cover when the target is chosen, so a Concealed operative behind it can be shot. Its cover
 * save stays.
 */
export const seek = defineWeaponRule({
  id: 'seek',
  source: 'Kill Team 3, weapon rules: Seek',
  params: noParams,
  hooks: {
    targetCover: () => false,
  },
});
