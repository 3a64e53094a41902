import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** The defender collects x defence dice fewer. It does not add to another Piercing: the larger x counts. */
export const piercing = defineWeaponRule({
  id: 'piercing',
  source: 'Kill Team 3, weapon rules: Piercing x',
  params: oneNumber,
  hooks: {
    piercing: (value, { x }) => Math.max(value, x),
  },
});
