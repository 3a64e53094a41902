import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { lowerCritical } from '../../../family/killteam/attack/lowerCritical.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** The crits of Lethal 5+. */
const LETHAL = 5;

/**
 * Stands on weapons of abilities that attack each operative within a distance of a marker: such an attack has
 * Lethal 5+ against a target wholly within the floor of a Stronghold.
 */
export const markerArea = defineWeaponRule({
  id: 'markerArea',
  source: 'ACOLYTE, Stronghold terrain feature',
  params: noParams,
  hooks: {
    thresholds: (value, _params, { target }) => (target?.inStronghold === true ? lowerCritical(value, LETHAL) : value),
  },
});
