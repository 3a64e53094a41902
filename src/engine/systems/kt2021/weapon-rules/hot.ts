import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** 3 mortal wounds to the shooter for each attack die that is discarded as a 1; by its last face. Nothing in a fight. */
export const hot = defineWeaponRule({
  id: 'hot',
  source: 'Kill Team 2021 Lite, L-47: Surchauffe',
  params: noParams,
  hooks: {
    hot: (value, _, { kind }) => value || kind === 'shoot',
  },
});
