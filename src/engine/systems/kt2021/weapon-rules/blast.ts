import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/** After the first target every other operative within x inches of it, friend or foe, is attacked as well, never in cover. Not in overwatch. */
export const blast = defineWeaponRule({
  id: 'blast',
  source: 'Kill Team 2021, K-79; Lite, L-27: Déflagration x',
  params: oneNumber,
  hooks: {
    weaponAllowed: (value, _, { outOfTurn }) =>
      outOfTurn && !value.includes('noOverwatch') ? [...value, 'noOverwatch'] : value,
    spread: (value, { x }) =>
      value === null || (value.kind === 'blast' && x > value.inches) ? { kind: 'blast', inches: x } : value,
  },
});
