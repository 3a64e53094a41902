import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * Light terrain does not serve as cover when the target is chosen; where Heavy terrain gives cover as well, that
 * still does. The cover save stays.
 */
export const seekLight = defineWeaponRule({
  id: 'seekLight',
  source: 'Kill Team 3, weapon rules: Seek Light',
  params: noParams,
  hooks: {
    targetCover: (value, _params, { facts }) => (facts.coverIsLight ? false : value),
  },
});
