import type { Ticks } from '../../../board/surely.ts';
import type { BattleBoard, BoardPlace, TableSays } from '../../../board/battleBoard.ts';
import type { Reaching } from '../../../board/engage.ts';
import type { Body } from '../../../board/setUp/body.ts';
import type { BoardMove, Way } from '../../../board/move/boardMove.ts';
import type { Place } from '../../../board/move/place.ts';
import { present } from '../../../core/invariant.ts';
import type { ActionEffect, Attack } from '../card/card.ts';
import type { BattleState } from './battle.ts';
import type { BattleEvent, EventOf } from './event.ts';
import type { AttackFacts, Moved } from './facts.ts';
import type { Rejection } from './rejection.ts';

/** A move of a model along a way: how far it may go, in inches. `anyway`: the table says that it can, whatever the board has. */
export interface BoardGoing {
  readonly model: string;
  readonly inches: number;
  readonly path: readonly Place[];
  readonly anyway: boolean;
}

/** What a way comes to, and what the table has overruled for it; empty: nothing. */
export interface MadeWay {
  readonly moved: Moved;
  readonly overruled: readonly EventOf<'moveOverruled'>[];
}

/** What the board says of a target, and how far it is off. */
export interface Sighted {
  readonly facts: AttackFacts;
  readonly inches: number;
}

/** Whom an action of a card's own has near enough, of those it can mean, the nearest first; `inches`: how far the nearest of all is, null: it is about none. */
export interface OwnNear {
  readonly near: readonly string[];
  readonly inches: number | null;
}

/** Who touches each objective, as the table tells it. */
export type TouchTold = Readonly<Record<string, readonly string[]>>;

/** `close`: of whom half a millimetre decides whether it touches an objective; `there`: who touches it by the board alone. */
export interface OnContact {
  readonly close: readonly string[];
  readonly there: readonly string[];
}

/** What is asked of a board in a battle that has one: fetched with the first. */
export interface BoardBook {
  /** What a move comes to by its way, or why it is none; `overruled`: why it would be none, had the table not said that it can be made. */
  readonly moved: (state: BattleState, going: BoardGoing) => MadeWay | Rejection;
  /** What is so on the board after these events. */
  readonly follows: (state: BattleState, events: readonly BattleEvent[]) => readonly BattleEvent[];
  /** Why a board cannot be taken up, null: it can. */
  readonly whyNoBoard: (board: BattleBoard) => Rejection | null;
  /** Why a model cannot stand there, null: it can. */
  readonly whyNotAt: (state: BattleState, model: string, at: BoardPlace) => Rejection | null;
  /** Who stands where a door is, or would be were it shut; null: nobody does. */
  readonly inDoorway: (state: BattleState, door: string) => string | null;
  /** How far a way is that comes to an edge of the model's side, in inches; null: it comes to none. */
  readonly edgeOff: (state: BattleState, model: string, path: readonly Place[]) => number | null;
  /** What an attacker has against a target with an attack; null: one of both has no place. */
  readonly sighted: (state: BattleState, attacker: string, target: string, attack: Attack | null) => Sighted | null;
  /** What is to be kept once the table says this of what one sees of another; nothing where the board has it so too. */
  readonly overruled: (state: BattleState, from: string, to: string, facts: TableSays) => readonly BattleEvent[];
  /** Those whom this one has within so many inches of its base, and of whom half a millimetre decides. */
  readonly within: (state: BattleState, middle: string, inches: number, ids: readonly string[]) => Ticks;
  /** Who touches each objective; those whose place the board does not know, or of whom the table says otherwise: as it was told. */
  readonly touching: (state: BattleState) => BattleState['touching'];
  /** Of whom it is otherwise on the board than is told, by objective; one of which that is so of nobody is left out. */
  readonly touchedAgainst: (state: BattleState, told: TouchTold) => Readonly<Record<string, readonly string[]>>;
  /**
   * What the board has of an objective: of whom half a millimetre decides whether it touches it, and who does were nothing said by
   * hand; null: the board has none of that id.
   */
  readonly contact: (state: BattleState, objective: string) => OnContact | null;
  /** A board with the objectives of the scenario as its markers, and no others. */
  readonly laidOut: (map: BattleBoard['map'], state: BattleState) => BattleBoard['map'];
  /** Whom an action of its card reaches; null: the board does not know, or it goes however far. */
  readonly ownNear: (state: BattleState, model: string, effect: ActionEffect) => OwnNear | null;
  /** Enemies of a model, each with how near they are where one of both is in the other's reach (V-39). */
  readonly reaching: (state: BattleState, model: string) => readonly Reaching[];
  /** A move of a model as it is now, for the board to measure. */
  readonly moveOf: (state: BattleState, model: string, inches: number) => BoardMove;
  /** Where a model is set up by a plain rule, and how broad and high it is; null: there is no room, or no such model. */
  readonly setUpAt: (state: BattleState, model: string) => BoardPlace | null;
  readonly bodyOf: (state: BattleState, model: string) => Body | null;
  /** In which drop zones of the board a side sets up. */
  readonly zonesOf: (state: BattleState, side: string) => 0 | 1;
  /** The cheapest way of a charge to where it engages its target; null: it is out of reach. */
  readonly chargeWay: (state: BattleState, model: string, target: string, inches: number) => Way | null;
}

let held: BoardBook | null = null;

/** From now on boards are asked so. */
export function askBoards(book: BoardBook): void {
  held = book;
}

/** What answers in a battle with a board; null: it has none. A thrown bug where nobody has fetched it. */
export const bookFor = ({ board }: BattleState): BoardBook | null => (board === undefined ? null : boardBook());

/** What answers on boards, or a thrown bug: whoever takes one up has fetched it before. */
export const boardBook = (): BoardBook => present(held, 'the book of boards');

/** Whether a model has a place on the board of the battle. */
export const isOnBoard = ({ board }: BattleState, model: string): boolean => board?.places[model] !== undefined;
