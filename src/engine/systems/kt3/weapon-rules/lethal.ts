import * as z from 'zod/mini';
import { lowerCritical } from '../../../family/killteam/attack/lowerCritical.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';

/** Successes of x or more are critical. A die that misses Hit is no success, so x never counts for less than Hit. */
export const lethal = defineWeaponRule({
  id: 'lethal',
  source: 'Kill Team 3, weapon rules: Lethal x+',
  params: z.strictObject({ x: z.int().check(z.minimum(2), z.maximum(6)) }),
  hooks: {
    thresholds: (value, { x }) => lowerCritical(value, x),
  },
});
