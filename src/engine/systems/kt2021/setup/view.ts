import type { MapPiece } from '../../../board/boardMap.ts';
import type { Point } from '../../../board/plane.ts';
import type { Side } from '../../../core/ids.ts';
import { opposing } from '../../../family/killteam/model/lookup.ts';
import { isPrecondition, type Rejection } from '../../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { MatchMarker } from '../match/match.ts';
import { markersOf, matchOf } from '../match/matchOf.ts';
import type { Barricade, BarricadePlace } from './barricade.ts';
import { barricades } from './barricades.ts';
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

/** A barricade at a place. `problem`: what is first of all against it there, null: nothing; `agreeable`: the table may put it there all the same. */
interface BarricadeThere {
  readonly piece: MapPiece;
  readonly problem: Rejection | null;
  readonly agreeable: boolean;
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
  /** L-03: those of a board in the order in which they are put down, while it is set up; else none. */
  readonly barricades: readonly Barricade[];
  /** The one of them that stands so near, in grid steps; null: none does. */
  readonly barricadeNear: (at: Point, within: number) => Barricade | null;
  /** What a barricade would be at a place; null: there is no such place. */
  readonly barricadeAt: (barricade: Barricade, place: BarricadePlace) => BarricadeThere | null;
}

const choiceOf = (state: BattleState, id: string) => matchOf(state)?.choices.find((each) => each.id === id) ?? null;

function optionsOf(state: BattleState, choice: string, side: Side): readonly MarkerOption[] {
  const other = choiceOf(state, choice)?.differ === true ? chosenBy(state, choice, opposing(state, side)) : null;
  return markersOf(state).map((marker) => ({ marker, free: marker.id !== other }));
}

const barricadesOf = (state: BattleState): readonly Barricade[] =>
  state.board === undefined || state.phase !== 'setUp' ? [] : barricades().barricadesOn(state, state.board);

function barricadeAt(state: BattleState, barricade: Barricade, place: BarricadePlace): BarricadeThere | null {
  if (state.board === undefined) return null;
  const there = barricades().barricadeAt(state, state.board, { ...barricade, ...place });
  if (there === null) return null;
  const [problem = null] = there.reasons;
  return { piece: there.piece, problem, agreeable: there.reasons.every(isPrecondition) };
}

const barricadeNear = (state: BattleState, { x, y }: Point, within: number): Barricade | null =>
  barricadesOf(state).find(({ stands }) => stands !== null && Math.hypot(stands.at.x - x, stands.at.y - y) <= within) ??
  null;

/** The set-up of a battle for its screens. */
export const setUpView = ({ state }: Game): SetUpView => ({
  steps: turnsOfSetUp(state),
  done: state.setUpDone ?? 0,
  defender: defenderOf(state),
  attacker: attackerOf(state),
  nameOf: (choice) => choiceOf(state, choice)?.name ?? choice,
  options: (choice, side) => optionsOf(state, choice, side),
  chosen: (choice, side) => chosenBy(state, choice, side),
  barricades: barricadesOf(state),
  barricadeNear: (at, within) => barricadeNear(state, at, within),
  barricadeAt: (barricade, place) => barricadeAt(state, barricade, place),
});
