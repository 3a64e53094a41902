import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { grantReroll } from '../../../family/killteam/attack/grantReroll.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** The player names one face; any of the attack dice that show it may be rolled again. */
export const ceaseless = defineWeaponRule({
  id: 'ceaseless',
  source: 'Kill Team 3, weapon rules: Ceaseless',
  params: noParams,
  hooks: {
    rerolls: (value) => grantReroll(value, { rule: 'ceaseless', mode: 'face' }),
  },
});
