import * as z from 'zod/mini';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { alarm, calm, moraleTest } from './alarm.ts';
import { moraleModule, spottedModule } from './alert.ts';
import { carryOut, couldNot, enemyActivates, leaveEnemy, setNpo, takeEnemy, tellEnemy } from './commands.ts';
import { npo as handlers } from './evolve.ts';
import { guardThinks, thinksAgain, thinksOn } from './idle.ts';
import { nobodyWatches } from './overwatch.ts';
import { priorityModule } from './priorityTarget.ts';
import { spotting } from './spotting.ts';
import { type NpoState, npoState } from './state.ts';
import { npoModule } from './think.ts';

declare module '../../family/killteam/model/state.ts' {
  interface PluginSlices {
    npo: NpoState;
  }
}

/** A side that plays itself by decision tables (kill-team.md A9, acolyte.md C18). */
export const npo: Plugin = {
  id: 'npo',
  slice: { shape: { npo: z.optional(npoState) }, initial: () => ({}) },
  deciders: { setNpo, enemyActivates, carryOut, couldNot, takeEnemy, tellEnemy, leaveEnemy },
  tasks: { npo: npoModule, spotted: spottedModule, morale: moraleModule, priority: priorityModule },
  handlers,
  hooks: {
    idle: (game) => [...thinksOn(game.state), ...nobodyWatches(game)],
    follows: ({ state }, events) => thinksAgain(state, events),
    readied: ({ state }) => moraleTest(state),
    actionOver: ({ state }, action, killed) => alarm(state, action, killed),
    interrupts: ({ state }, guard) => guardThinks(state, guard),
    activationOver: spotting,
    turningPointOver: ({ state }) => calm(state),
  },
};
