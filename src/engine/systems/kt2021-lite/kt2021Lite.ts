import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { markers } from '../kt2021/markers/plugin.ts';
import { score } from '../kt2021/score/plugin.ts';
import { setUp } from '../kt2021/setup/plugin.ts';
import { npo } from '../../plugins/npo/plugin.ts';
import { kt2021LiteRules } from './rules.ts';

/** Kill Team Lite: two equal sides; one of them may play itself. */
export const kt2021LiteKillTeam = killTeam(kt2021LiteRules, [npo, freeDice, markers, score, setUp]);
