import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** A keyword that rules of other cards look for; it does nothing by itself. */
export const psychic = defineWeaponRule({
  id: 'psychic',
  source: 'Kill Team 3, weapon rules: Psychic',
  params: noParams,
  hooks: {},
});
