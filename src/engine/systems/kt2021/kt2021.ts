import { killTeam } from '../../family/killteam/flow/killTeam.ts';
<<<<<<< HEAD
import { effects } from '../../family/killteam/plugins/effects/plugin.ts';
import { traits } from '../../family/killteam/plugins/traits/plugin.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { npo } from '../../plugins/npo/plugin.ts';
import { sameAbility } from './sameAbility.ts';
import { kt2021Rules } from './rules.ts';

/** Kill Team 2021: two equal sides; one of them may play itself. */
export const kt2021KillTeam = killTeam(kt2021Rules, [traits, effects, sameAbility, npo, freeDice]);
=======
import { ploysStep } from '../../family/killteam/plugins/ploys/step.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import { plugins } from './plugins.ts';
import { kt2021Rules } from './rules.ts';

/** Kill Team 2021: two equal sides; one of them may play itself. */
export const kt2021KillTeam = killTeam(kt2021Rules, [...plugins, strategyOf([ploysStep])]);
>>>>>>> main
