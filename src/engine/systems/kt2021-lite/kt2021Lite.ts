import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { ploysStep } from '../../family/killteam/plugins/ploys/step.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import { plugins } from '../kt2021/plugins.ts';
import { coreSaid } from './coreSaid.ts';
import { kt2021LiteRules } from './rules.ts';

/** Kill Team Lite: two equal sides; one of them may play itself. L-10: nothing is revealed. */
export const kt2021LiteKillTeam = killTeam(kt2021LiteRules, [...plugins, coreSaid, strategyOf([ploysStep])]);
