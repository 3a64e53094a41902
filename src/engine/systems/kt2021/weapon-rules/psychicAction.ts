import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** A tag: shooting with it is a psychic action, for rules that ask. It does nothing by itself. */
export const psychicAction = defineWeaponRule({
  id: 'psychicAction',
  source: 'Kill Team 2021 Lite, L-23: Action Psychique',
  params: noParams,
  hooks: {},
});
