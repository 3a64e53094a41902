import { killTeam } from '../../family/killteam/flow/killTeam.ts';
import { effectSteps } from '../../family/killteam/plugins/effects/plugin.ts';
import { ploys } from '../../family/killteam/plugins/ploys/plugin.ts';
import { ploysStep } from '../../family/killteam/plugins/ploys/step.ts';
import { strategyOf } from '../../family/killteam/plugins/strategy/plugin.ts';
import { traits } from '../../family/killteam/plugins/traits/plugin.ts';
import type { KillTeam, Plugin } from '../../family/killteam/rules/plugin.ts';
import { hatches } from '../../plugins/board/hatches.ts';
import { boardOf } from '../../plugins/board/plugin.ts';
import { freeDice } from '../../plugins/freeDice/plugin.ts';
import { kt3Rules } from './rules.ts';

/** Kill Team, third edition, plain: two equal sides. `byTables`: what it has for one that plays itself. */
export const kt3For = (...byTables: readonly Plugin[]): KillTeam =>
  killTeam(kt3Rules, [
    traits,
    effectSteps,
    ploys,
    ...byTables,
    freeDice,
    boardOf('thirdEdition'),
    hatches(),
    strategyOf([ploysStep]),
  ]);

/** The same for two sides of people. */
export const kt3KillTeam = kt3For();
