import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** Shoot costs 1 AP more, and it is not for overwatch. */
export const unwieldy = defineWeaponRule({
  id: 'unwieldy',
  source: 'Kill Team 2021 Lite, L-28: Encombrant',
  params: noParams,
  hooks: {
    price: (value) => value + 1,
    weaponAllowed: (value, _, { outOfTurn }) =>
      outOfTurn && !value.includes('noOverwatch') ? [...value, 'noOverwatch'] : value,
  },
});
