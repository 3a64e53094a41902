import { noScenario, type ScenarioState } from './state.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Handlers } from '../../family/killteam/rules/plugin.ts';

const withStand = (state: BattleState, change: (stand: ScenarioState) => Partial<ScenarioState>): BattleState => {
  const stand = state.scenario ?? noScenario();
  return { ...state, scenario: { ...stand, ...change(stand) } };
};

/** How a scenario stands. */
export const scenario = {
  scenarioMoved: (state, { set }) => withStand(state, () => set),
  scenarioActed: (state, { action, operative }) => {
    const { turningPoint, activations: activation } = state;
    return withStand(state, ({ acted }) => ({ acted: [...acted, { action, operative, turningPoint, activation }] }));
  },
  objectiveSettled: (state, { objective, how }) =>
    withStand(state, ({ settled }) => ({ settled: { ...settled, [objective]: how } })),
  objectiveRevealed: (state, { objective }) =>
    withStand(state, ({ revealed }) => ({ revealed: [...revealed, objective] })),
  passageTold: (state, { passage }) => withStand(state, ({ told }) => ({ told: [...told, passage] })),
} satisfies Partial<Handlers>;
