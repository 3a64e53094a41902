import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** Each critical strike deals x mortal wounds to every other enemy that the striker sees within 1" of it or of its target. */
export const reap = defineWeaponRule({
  id: 'reap',
  source: 'Kill Team 2021 Lite, L-31: Fauchage x',
  params: oneNumber,
  hooks: {
    reap: (value, { x }) => Math.max(value, x),
  },
});
