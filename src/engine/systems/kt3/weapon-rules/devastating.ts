import { devastate, devastatingParams } from '../../../family/killteam/attack/devastate.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';

/**
 * Each retained critical success inflicts x wounds at once, before any save, and stays in the pool. With a
 * distance, every other operative visible to the target and within it suffers the same; the bearer too when it
 * stands there (reading X-09).
 */
export const devastating = defineWeaponRule({
  id: 'devastating',
  source: 'Kill Team 3, weapon rules: Devastating x',
  params: devastatingParams,
  hooks: {
    triggers: (value, params, { pool }) => devastate(value, params, { pool, sparesBearer: false }),
  },
});
