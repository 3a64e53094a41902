import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** Valid targets within 2" of the first are attacked as well; the dice are shared out before any is rolled. Of the Shoot action only (X-61). */
export const fusillade = defineWeaponRule({
  id: 'fusillade',
  source: 'Kill Team 2021 Lite, L-32: Fusillade',
  params: noParams,
  hooks: {
    weaponAllowed: (value, _, { outOfTurn }) =>
      outOfTurn && !value.includes('noOverwatch') ? [...value, 'noOverwatch'] : value,
    spread: (value) => value ?? { kind: 'fusillade', inches: 2 },
  },
});
