import type { OperativeId } from '../../core/ids.ts';
import type { ScenarioState, Settled } from './state.ts';

declare module '../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly scenario: ScenarioEvent;
  }
}

/** What happens in a scenario that has a script. */
export type ScenarioEvent =
  /** How the scenario stands moved on: the fields of it that are new. */
  | { readonly type: 'scenarioMoved'; readonly set: Partial<ScenarioState> }
  /** An action of the scenario was done; its AP are those of the Interact that follows. */
  | {
      readonly type: 'scenarioActed';
      readonly operative: OperativeId;
      readonly action: string;
      readonly name: string;
    }
  | { readonly type: 'hookFired'; readonly hook: string; readonly name: string; readonly subject: OperativeId | null }
  | {
      readonly type: 'objectiveSettled';
      readonly objective: string;
      readonly how: Settled;
      readonly text: string;
    }
  | { readonly type: 'objectiveRevealed'; readonly objective: string; readonly text: string }
  | { readonly type: 'passageTold'; readonly passage: string; readonly title: string };
