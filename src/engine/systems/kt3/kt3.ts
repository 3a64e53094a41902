import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { npo } from '../../plugins/npo/plugin.ts';
import { kt3Rules } from './rules.ts';

/** Kill Team, third edition, plain: two equal sides; one of them may play itself. */
export const kt3KillTeam = killTeam(kt3Rules, [npo, freeDice]);
