import { defineWeaponRule } from '../../defineWeaponRule.ts';
import { grantReroll } from '../../grantReroll.ts';
import { noParams } from '../../params.ts';

/** One attack die may be rolled again. */
export const balanced = defineWeaponRule({
  id: 'balanced',
  source: 'Kill Team 3, weapon rules: Balanced',
  params: noParams,
  hooks: {
    rerolls: (value) => grantReroll(value, { rule: 'balanced', mode: 'one' }),
  },
});
