import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** The opponent parries with critical hits only. It says nothing of saves against shots. */
export const brutal = defineWeaponRule({
  id: 'brutal',
  source: 'Kill Team 2021 Lite, L-26: Brutal',
  params: noParams,
  hooks: {
    critsOnly: (value, _, { kind }) => value || kind === 'fight',
  },
});
