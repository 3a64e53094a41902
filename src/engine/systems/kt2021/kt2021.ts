import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { ploysStep } from '../../family/killteam/plugins/ploys/step.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import type { KillTeam, Plugin } from '../../family/killteam/rules/plugin.ts';
import { pluginsWith } from './plugins.ts';
import { tacOps } from './tacOps/plugin.ts';
import { targetReveal } from './tacOps/reveal.ts';
import { kt2021Rules } from './rules.ts';

/** Kill Team 2021: two equal sides. `byTables`: what it has for one that plays itself. */
export const kt2021For = (...byTables: readonly Plugin[]): KillTeam =>
  killTeam(kt2021Rules, [...pluginsWith(byTables, 'edition2021'), tacOps, strategyOf([ploysStep, targetReveal])]);

/** The same for two sides of people. */
export const kt2021KillTeam = kt2021For();
