import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * The first critical strike in a fight also discards one unresolved normal success of the opponent, or a critical
 * one if it has no normal.
 */
export const shock = defineWeaponRule({
  id: 'shock',
  source: 'Kill Team 3, weapon rules: Shock',
  params: noParams,
  hooks: {
    shock: () => true,
  },
});
