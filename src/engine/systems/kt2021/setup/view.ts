import type { Side } from '../../../core/ids.ts';
import { opposing } from '../../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { MatchMarker } from '../match/match.ts';
import { markersOf, matchOf } from '../match/matchOf.ts';
import { chosenBy, attackerOf, defenderOf } from './state.ts';
import { turnsOfSetUp, type TurnOfSetUp } from './steps.ts';

declare module '../../../family/killteam/rules/plugin.ts' {
  interface PluginViews {
    readonly setUp: SetUpView;
  }
}

/** A marker that a side may choose. `free`: it is not the one of the other side, where they must differ (C-46). */
interface MarkerOption {
  readonly marker: MatchMarker;
  readonly free: boolean;
}

/** Setting up in turns, as screens read it. `done`: how many of the steps are. */
export interface SetUpView {
  readonly steps: readonly TurnOfSetUp[];
  readonly done: number;
  readonly defender: Side;
  readonly attacker: Side;
  /** A choice of the mission by its id: its name, what a side can choose, and what it has chosen (null: nothing yet). */
  readonly nameOf: (choice: string) => string;
  readonly options: (choice: string, side: Side) => readonly MarkerOption[];
  readonly chosen: (choice: string, side: Side) => string | null;
}

const choiceOf = (state: BattleState, id: string) => matchOf(state)?.choices.find((each) => each.id === id) ?? null;

function optionsOf(state: BattleState, choice: string, side: Side): readonly MarkerOption[] {
  const other = choiceOf(state, choice)?.differ === true ? chosenBy(state, choice, opposing(state, side)) : null;
  return markersOf(state).map((marker) => ({ marker, free: marker.id !== other }));
}

/** The set-up of a battle for its screens. */
export const setUpView = ({ state }: Game): SetUpView => ({
  steps: turnsOfSetUp(state),
  done: state.setUpDone ?? 0,
  defender: defenderOf(state),
  attacker: attackerOf(state),
  nameOf: (choice) => choiceOf(state, choice)?.name ?? choice,
  options: (choice, side) => optionsOf(state, choice, side),
  chosen: (choice, side) => chosenBy(state, choice, side),
});
