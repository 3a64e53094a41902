import { grantReroll } from '../../../family/killteam/attack/grantReroll.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** Any or all attack dice that show 1 may be rolled again. */
export const ceaseless = defineWeaponRule({
  id: 'ceaseless',
  source: 'Kill Team 2021 Lite, L-34: Incessant',
  params: noParams,
  hooks: {
    rerolls: (value) => grantReroll(value, { rule: 'ceaseless', mode: 'face', showing: 1 }),
  },
});
