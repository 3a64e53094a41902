import { killTeam } from '../../family/killteam/flow/killTeam.ts';
<<<<<<< HEAD
import { effects } from '../../family/killteam/plugins/effects/plugin.ts';
import { traits } from '../../family/killteam/plugins/traits/plugin.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { npo } from '../../plugins/npo/plugin.ts';
import { sameAbility } from '../kt2021/sameAbility.ts';
import { coreSaid } from './coreSaid.ts';
import { kt2021LiteRules } from './rules.ts';

/** Kill Team Lite: two equal sides; one of them may play itself. */
export const kt2021LiteKillTeam = killTeam(kt2021LiteRules, [traits, effects, sameAbility, coreSaid, npo, freeDice]);
=======
import { ploysStep } from '../../family/killteam/plugins/ploys/step.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import { plugins } from '../kt2021/plugins.ts';
import { kt2021LiteRules } from './rules.ts';

/** Kill Team Lite: two equal sides; one of them may play itself. L-10: nothing is revealed. */
export const kt2021LiteKillTeam = killTeam(kt2021LiteRules, [...plugins, strategyOf([ploysStep])]);
>>>>>>> main
