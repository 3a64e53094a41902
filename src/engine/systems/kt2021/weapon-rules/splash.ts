import { mortal } from '../../../family/killteam/attack/mortal.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** Each critical hit kept in a shot deals x mortal wounds at once to the target and to everybody else, of either side, visible to and within 2" of it (X-63). */
export const splash = defineWeaponRule({
  id: 'splash',
  source: 'Kill Team 2021 Lite, L-44: Projections x',
  params: oneNumber,
  hooks: {
    triggers: (value, { x }, { kind, pool }) => mortal(value, { rule: 'splash', x, inches: 2 }, { kind, pool }),
  },
});
