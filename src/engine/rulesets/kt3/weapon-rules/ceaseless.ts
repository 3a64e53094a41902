import { defineWeaponRule } from '../../defineWeaponRule.ts';
import { grantReroll } from '../../grantReroll.ts';
import { noParams } from '../../params.ts';

/** The player names one face; any of the attack dice that show it may be rolled again. */
export const ceaseless = defineWeaponRule({
  id: 'ceaseless',
  source: 'Kill Team 3, weapon rules: Ceaseless',
  params: noParams,
  hooks: {
    rerolls: (value) => grantReroll(value, { rule: 'ceaseless', mode: 'face' }),
  },
});
