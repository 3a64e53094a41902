import type { NoStand } from './footing.ts';
import type { Ease } from './moveRules.ts';
import type { EndFault } from './others.ts';
import type { Place } from './place.ts';
import type { Left, Step } from './step.ts';
import type { StepFault } from './walk.ts';

/** An enemy on the board, by its id; `engaged`: another of the mover's side is in its control range. */
export interface BoardFoe {
  readonly id: string;
  readonly engaged: boolean;
}

/**
 * One move of somebody, by its id: which action it is (`walk`: it may end near whomever it likes), how far it may go in all (grid steps), whether every way down that costs is
 * fallen instead, and who else stands: its own side without it, and its enemies. Who has no place on the board is not met.
 */
export interface BoardMove {
  readonly mover: string;
  readonly action: 'reposition' | 'dash' | 'fallBack' | 'charge' | 'walk';
  readonly allowance: number;
  readonly falls: boolean;
  readonly flies: boolean;
  /** How its ways up and down count less, one after the other; left out: not at all. */
  readonly eases?: readonly Ease[];
  /** Of a move that goes on: what its way so far has left; absent: it begins. */
  readonly left?: Left;
  readonly friends: readonly string[];
  readonly foes: readonly BoardFoe[];
}

/** One straight part of a way. `length` as it is, `cost` as the game counts it; in grid steps. */
export interface Leg {
  readonly kind: Step['kind'];
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
  readonly cost: number;
}

/**
 * Why a way is no move. `at`: which of its places the failing part leads to, counted from 0; `where` that is. `who`: the model it
 * fails at, `piece`: the piece of terrain, by their ids; of one that is too far, what it climbs. `never`: no table can have it so:
 * a base over the edge, or on another's base, by more than half a millimetre.
 */
export interface WayFault {
  readonly why: StepFault | NoStand | EndFault | 'tooFar';
  readonly at: number;
  readonly where: Place;
  readonly who?: string;
  readonly piece?: string;
  readonly never?: 'offBoard' | 'onBase';
}

/**
 * A way on a board, as it was drawn or found. `legs` up to where it fails; `cost` and `length` of all of it, the parts that
 * cannot be made by their length; `falls`: how far it falls, each time. All in grid steps.
 */
export interface Way {
  readonly points: readonly Place[];
  readonly legs: readonly Leg[];
  readonly cost: number;
  readonly length: number;
  readonly falls: readonly number[];
  readonly fault: WayFault | null;
}
