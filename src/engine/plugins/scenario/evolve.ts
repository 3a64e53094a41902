import { noScenario, type ScenarioState } from './state.ts';
import type { BattleDraft, Handlers } from '../../family/killteam/rules/plugin.ts';

const standOf = (draft: BattleDraft): ScenarioState => (draft.scenario ??= noScenario());

/** How a scenario stands. */
export const scenario = {
  scenarioMoved: (draft, { set }) => {
    Object.assign(standOf(draft), set);
  },
  scenarioActed: (draft, { action, operative }) => {
    const { turningPoint, activations: activation } = draft;
    standOf(draft).acted.push({ action, operative, turningPoint, activation });
  },
  objectiveSettled: (draft, { objective, how }) => {
    standOf(draft).settled[objective] = how;
  },
  objectiveRevealed: (draft, { objective }) => {
    standOf(draft).revealed.push(objective);
  },
  passageTold: (draft, { passage }) => {
    standOf(draft).told.push(passage);
  },
} satisfies Partial<Handlers>;
