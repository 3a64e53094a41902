import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { ploysStep } from '../../family/killteam/plugins/ploys/step.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import { plugins } from './plugins.ts';
import { tacOps } from './tacOps/plugin.ts';
import { targetReveal } from './tacOps/reveal.ts';
import { kt2021Rules } from './rules.ts';

/** Kill Team 2021: two equal sides; one of them may play itself. */
export const kt2021KillTeam = killTeam(kt2021Rules, [...plugins, tacOps, strategyOf([ploysStep, targetReveal])]);
