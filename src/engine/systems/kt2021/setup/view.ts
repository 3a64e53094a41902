import type { Side } from '../../../core/ids.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { attackerOf, defenderOf } from './state.ts';
import { turnsOfSetUp, type TurnOfSetUp } from './steps.ts';

declare module '../../../family/killteam/rules/plugin.ts' {
  interface PluginViews {
    readonly setUp: SetUpView;
  }
}

/** Setting up in turns, as screens read it. `done`: how many of the steps are. */
export interface SetUpView {
  readonly steps: readonly TurnOfSetUp[];
  readonly done: number;
  readonly defender: Side;
  readonly attacker: Side;
}

/** The set-up of a battle for its screens. */
export const setUpView = ({ state }: Game): SetUpView => ({
  steps: turnsOfSetUp(state),
  done: state.setUpDone ?? 0,
  defender: defenderOf(state),
  attacker: attackerOf(state),
});
