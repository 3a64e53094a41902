import * as z from 'zod/mini';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { heldStep } from '../../family/killteam/tables/heldStep.ts';
import { deckModule } from './deck.ts';
import { actInScenario, revealObjective, settleObjective, tellPassage } from './decide.ts';
import { scenario as handlers } from './evolve.ts';
import { follow, ownEvents } from './follow.ts';
import { settledBy } from './primary.ts';
import { scriptWith } from './script.ts';
import { type ScenarioState, scenarioState } from './state.ts';

declare module '../../family/killteam/model/state.ts' {
  interface PluginSlices {
    scenario: ScenarioState;
  }
}

/** Scenarios that play themselves: hooks, objectives, actions, waves, passages, endings. */
export const scenario: Plugin = {
  id: 'scenario',
  slice: {
    shape: { scenario: z.optional(scenarioState) },
    mission: { script: z.optional(scriptWith(heldStep)) },
    initial: () => ({}),
  },
  deciders: { actInScenario, revealObjective, settleObjective, tellPassage },
  // A deck puts nothing back: what lies drawn is kept with how the scenario stands.
  tasks: { table: deckModule },
  handlers,
  hooks: {
    first: ({ state }, step) => ownEvents(state, step),
    follows: ({ state }, events, step) => follow(state, events, step),
    verdict: ({ state }, reason) => settledBy(state, reason),
  },
};
