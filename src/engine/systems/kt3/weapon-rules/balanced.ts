import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { grantReroll } from '../../../family/killteam/attack/grantReroll.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** One attack die may be rolled again. */
export const balanced = defineWeaponRule({
  id: 'balanced',
  source: 'Kill Team 3, weapon rules: Balanced',
  params: noParams,
  hooks: {
    rerolls: (value) => grantReroll(value, { rule: 'balanced', mode: 'one' }),
  },
});
