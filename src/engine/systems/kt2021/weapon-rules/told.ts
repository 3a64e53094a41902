import * as z from 'zod/mini';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';

const text = z.string().check(z.minLength(1), z.maxLength(2000));

/**
 * A special rule of a pack that the app does not know: kept under its name and told whenever its weapon is used, and the
 * table sees to it. `critical`: it stands among the rules that need a critical hit.
 */
export const told = defineWeaponRule({
  id: 'told',
  source: 'Kill Team 2021, K-06: special rules of datacards',
  params: z.strictObject({ name: text, text: z.optional(text), critical: z.optional(z.boolean()) }),
  hooks: {},
});
