import { mortal } from '../../../family/killteam/attack/mortal.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** Each critical hit kept in a shot deals x mortal wounds at once. */
export const mw = defineWeaponRule({
  id: 'mw',
  source: 'Kill Team 2021 Lite, L-25: BM x',
  params: oneNumber,
  hooks: {
    triggers: (value, { x }, { kind, pool }) => mortal(value, { rule: 'mw', x, inches: null }, { kind, pool }),
  },
});
