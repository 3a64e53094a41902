import type { Overridable } from '../../family/killteam/model/command.ts';
import type { Settled } from './state.ts';

declare module '../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly scenario: ScenarioCommand;
  }
}

/** What players and the master do in a scenario. */
export type ScenarioCommand =
  /** Whoever acts does an action of the scenario. */
  | ({ readonly type: 'actInScenario'; readonly action: string } & Overridable)
  /** The master's word: how an objective stands; `open`: not settled, whatever its conditions say. */
  | { readonly type: 'settleObjective'; readonly objective: string; readonly how: Settled }
  /** The master shows the players an objective, or tells a passage. */
  | { readonly type: 'revealObjective'; readonly objective: string }
  | { readonly type: 'tellPassage'; readonly passage: string };
