import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** The defender keeps no cover saves; all its dice are rolled. */
export const saturate = defineWeaponRule({
  id: 'saturate',
  source: 'Kill Team 3, weapon rules: Saturate',
  params: noParams,
  hooks: {
    coverSave: () => false,
  },
});
