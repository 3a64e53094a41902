import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { ploysStep } from '../../family/killteam/plugins/ploys/step.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import type { KillTeam, Plugin } from '../../family/killteam/rules/plugin.ts';
import { pluginsWith } from '../kt2021/plugins.ts';
import { coreSaid } from './coreSaid.ts';
import { kt2021LiteRules } from './rules.ts';

/** Kill Team Lite: two equal sides. L-10: nothing is revealed. `byTables`: what it has for one that plays itself. */
export const kt2021LiteFor = (...byTables: readonly Plugin[]): KillTeam =>
  killTeam(kt2021LiteRules, [...pluginsWith(byTables, 'edition2021Lite'), coreSaid, strategyOf([ploysStep])]);

/** The same for two sides of people. */
export const kt2021LiteKillTeam = kt2021LiteFor();
