import { extendRuleset } from '../../family/killteam/rules/extendRuleset.ts';
import { kt3 } from '../kt3/ruleset.ts';
import { devastating } from './weapon-rules/devastating.ts';
import { markerArea } from './weapon-rules/markerArea.ts';

/**
 * ACOLYTE: Kill Team 3 with its own changes; the fallen stay on the board and may be raised three times (A-36,
 *
 */
export const acolyte = extendRuleset(kt3, {
  id: 'acolyte',
  version: '1.0.0',
  add: { markerArea },
  replace: { devastating },
  remove: [],
  order: { thresholds: ['lethal', 'markerArea'] },
  values: {
    actions: [...kt3.actions, 'reload', 'pickUpOperative', 'putDownOperative', 'reanimate', 'interact'],
    fallenStay: true,
    reanimationsBeforeSlain: 3,
  },
});
