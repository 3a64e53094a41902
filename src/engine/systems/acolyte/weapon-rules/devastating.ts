import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { devastate, devastatingParams } from '../../../family/killteam/attack/devastate.ts';

/**
 * Devastating as in Kill Team 3, except that with a distance it never hurts its bearer when it fights or
 * retaliates with that weapon. Shooting spares nobody.
 */
export const devastating = defineWeaponRule({
  id: 'devastating',
  source: 'ACOLYTE, changes to weapon rules: Devastating',
  params: devastatingParams,
  hooks: {
    triggers: (value, params, { pool, kind }) =>
      devastate(value, params, { pool, sparesBearer: params.inches !== null && kind === 'fight' }),
  },
});
