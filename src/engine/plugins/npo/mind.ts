import type { Destination, PlaceWish } from '../../behaviour/killTeam/step.ts';
import type { KillTeam } from '../../behaviour/killTeam/terms.ts';
import type { Known } from '../../behaviour/known.ts';
import type { Thought } from '../../behaviour/thought.ts';
import type { Place } from '../../board/move/place.ts';
import type { Search } from '../../board/move/sifting.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import type { PlannedStep } from './state.ts';

/** A plan with its ways on the board. `barred`: its first row cannot be done, for no place can be had. */
export interface WayPlan {
  readonly steps: readonly PlannedStep[];
  readonly barred: string | null;
}

/** Whether somebody is noticed; null: the board cannot say. `close`: by whom half a millimetre decides. */
export interface Noticed {
  readonly is: boolean | null;
  readonly close: readonly string[];
}

/** What a place is looked for: a wish of the row, cover, or to be nearer to where it heads. */
export type Sieve = PlaceWish | 'cover' | 'nearer';

/** How a place was found; the last ones are told apart by where the row heads, or by the shortest way. */
export type PlaceSearch = Search<Sieve, Destination | 'shortest'>;

/** What tables think of on a board: only a battle that has one fetches it. */
export interface BoardMind {
  /** What the board sees and measures from where an enemy stands, where nobody has told it by hand. */
  readonly knownHere: (game: Game, enemy: Operative, known: Known) => Known;
  /** What is known with all that the board tells of moves and the list of the enemy comes to need. */
  readonly knownOfMoves: (game: Game, enemy: Operative, thought: Thought<KillTeam>) => Known;
  /** The steps of a plan with the ways of its moves, as far as the board knows where to. */
  readonly withWays: (game: Game, enemy: Operative, plan: readonly PlannedStep[]) => WayPlan;
  /** Whether unaware enemies notice somebody. */
  readonly noticedOn: (game: Game, operative: Operative) => Noticed;
  /** Who of these is closest to an enemy; null: the board does not know of all of them. */
  readonly closestOn: (game: Game, enemy: string, among: readonly string[]) => string | null;
  /** The way of a step as it is now; null: none is known. */
  readonly wayNow: (game: Game, enemy: Operative, step: PlannedStep) => readonly Place[] | null;
  /** How the place was found where the first move of a plan ends; null: nothing was looked for, or it would not end there now. */
  readonly searchNow: (game: Game, enemy: Operative, plan: readonly PlannedStep[]) => PlaceSearch | null;
}

let held: BoardMind | null = null;

/** From now on tables think so on boards. */
export function thinkOnBoards(mind: BoardMind): void {
  held = mind;
}

/** How tables think of this battle on its board; null: it has none, or nobody has fetched that. */
export const mindOf = ({ state }: Game): BoardMind | null => (state.board === undefined ? null : held);
