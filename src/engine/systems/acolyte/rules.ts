import { interact } from '../../family/killteam/flow/actions/markers.ts';
import { changedRules } from '../../family/killteam/rules/changedRules.ts';
import type { KillTeamRules } from '../../family/killteam/rules/killTeamRules.ts';
import { thirdEdition } from '../kt3/thirdEdition.ts';
import { acolyteEdition } from './edition.ts';
import { initiative } from './initiative.ts';
import { RETINUE } from './sides.ts';
import { devastating } from './weapon-rules/devastating.ts';
import { markerArea } from './weapon-rules/markerArea.ts';
import { web } from './weapon-rules/web.ts';

/** The third edition, with one side whose story is told. */
const ofAcolyte: KillTeamRules = {
  ...thirdEdition,
  ...acolyteEdition,
  initiative,
  // the retinue's pool alone; +1 at step 3 (Easy: 2), +1 in every Ready step.
  startingCp: ({ settings }) => ({ [RETINUE]: settings.parameters?.startingCp ?? 1 }),
  readyCp: () => ({ [RETINUE]: 1 }),
};

/**
 * ACOLYTE: Kill Team 3 with its own changes; the fallen stay on the board and may be raised three times (A-36,
 *
 */
export const acolyteRules = changedRules(ofAcolyte, {
  ...acolyteEdition,
  add: { markerArea, web },
  replace: { devastating },
  remove: [],
  order: { thresholds: ['lethal', 'markerArea'], triggers: ['devastating', 'stun', 'web'] },
  values: {
    actions: { ...thirdEdition.actions, interact },
    // A-43; enemies only where the battle says so (kill-team.md A9.1).
    outOfTurn: { ...thirdEdition.outOfTurn, may: ({ npo }, side) => side === RETINUE || npo?.counteract === true },
    // the retinue's any with the rule, enemies of its own type.
    turns: {
      ...thirdEdition.turns,
      groupsWith: (first, second) => first.side === RETINUE || first.card === second.card,
    },
    hasCampaigns: true,
    alertTable: 'acolyte',
    protagonists: RETINUE,
    fallenStay: true,
    reanimationsBeforeSlain: 3,
  },
});
