import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import type { KillTeam, Plugin } from '../../family/killteam/rules/plugin.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { kt3Rules } from './rules.ts';

/** Kill Team, third edition, plain: two equal sides. `byTables`: what it has for one that plays itself. */
export const kt3For = (...byTables: readonly Plugin[]): KillTeam => killTeam(kt3Rules, [...byTables, freeDice]);

/** The same for two sides of people. */
export const kt3KillTeam = kt3For();
