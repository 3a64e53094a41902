import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { markers } from './markers/plugin.ts';
import { score } from './score/plugin.ts';
import { setUp } from './setup/plugin.ts';
import { tacOps } from './tacOps/plugin.ts';
import { targetReveal } from './tacOps/reveal.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import { npo } from '../../plugins/npo/plugin.ts';
import { kt2021Rules } from './rules.ts';

/** Kill Team 2021: two equal sides; one of them may play itself. */
export const kt2021KillTeam = killTeam(kt2021Rules, [
  npo,
  freeDice,
  markers,
  score,
  setUp,
  tacOps,
  strategyOf([targetReveal]),
]);
