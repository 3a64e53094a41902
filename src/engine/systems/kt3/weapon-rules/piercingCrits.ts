import { count } from '../../../family/killteam/model/pool.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** Piercing x, but only when a critical success was retained. */
export const piercingCrits = defineWeaponRule({
  id: 'piercingCrits',
  source: 'Kill Team 3, weapon rules: Piercing Crits x',
  params: oneNumber,
  hooks: {
    piercing: (value, { x }, { pool }) => (count(pool, 'critical') > 0 ? Math.max(value, x) : value),
  },
});
