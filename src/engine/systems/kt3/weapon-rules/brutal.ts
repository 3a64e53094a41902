import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * The opponent blocks with critical successes only. "Block" is a word of both sequences, so this goes for shooting
 * and for fighting (reading X-05).
 */
export const brutal = defineWeaponRule({
  id: 'brutal',
  source: 'Kill Team 3, weapon rules: Brutal',
  params: noParams,
  hooks: {
    critsOnly: () => true,
  },
});
