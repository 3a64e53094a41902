import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { grantReroll } from '../../../family/killteam/attack/grantReroll.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** Any of the attack dice may be rolled again. */
export const relentless = defineWeaponRule({
  id: 'relentless',
  source: 'Kill Team 3, weapon rules: Relentless',
  params: noParams,
  hooks: {
    rerolls: (value) => grantReroll(value, { rule: 'relentless', mode: 'any' }),
  },
});
