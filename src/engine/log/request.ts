import type { OperativeId, RuleId, Side } from '../core/ids.ts';

/**
 * The codes that a family of games has for what it asks, each with a sentence in its words: what dice are rolled for, the
 * questions that are chosen in and their options, what is ticked, what is counted.
 */
export interface Vocabulary {
  readonly purpose: string;
  readonly question: string;
  readonly option: string;
  readonly tick: string;
  readonly number: string;
  /** Where somebody stands when it looks: here, or at the end of a move. */
  readonly place: string;
}

/** Roll `count` dice of `sides`. `counts`: may be answered with numbers of crits and hits, because nothing reads faces. */
export interface RollRequestOf<V extends Vocabulary = Vocabulary> {
  readonly kind: 'roll';
  readonly id: string;
  readonly purpose: V['purpose'];
  /** Whose dice setting decides where the dice come from. */
  readonly side: Side;
  /** For whom the dice are rolled; null: for the table. */
  readonly operative: OperativeId | null;
  readonly count: number;
  readonly sides: number;
  readonly counts: boolean;
  /** Lowest faces that succeed and crit; null when the roll is not against a number. */
  readonly success: { readonly hit: number; readonly critical: number } | null;
  /** Successes from which on the dice still to be rolled change nothing: each of these is enough. */
  readonly enough?: readonly { readonly criticals: number; readonly normals: number }[];
}

/** Words belong to the screens: an option says what it is by code and parameters. `value`: the number at its right. */
export interface PickOptionOf<V extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly code: V['option'];
  readonly params: Readonly<Record<string, string | number>>;
  readonly value: number | null;
}

/** Choose one. `usual`: what is chosen without a thought, the only sensible one or the first. `random`: by lot, a die may be rolled for it. */
export interface PickRequestOf<V extends Vocabulary = Vocabulary> {
  readonly kind: 'pick';
  readonly id: string;
  readonly question: V['question'];
  readonly side: Side;
  readonly operative: OperativeId | null;
  readonly options: readonly PickOptionOf<V>[];
  readonly usual: string;
  readonly random: boolean;
}

/**
 * What a board says of who is concerned: it has the place of everybody. `close`: those of whom half a millimetre would change it;
 * `settles`: geometry alone decides, so that nobody has to choose.
 */
export interface TicksMeasured {
  readonly close: readonly OperativeId[];
  readonly settles: boolean;
}

/** Tick operatives that the table says are concerned: who is near another, who is inside an area. */
export interface TickRequestOf<V extends Vocabulary = Vocabulary> {
  readonly kind: 'tick';
  readonly id: string;
  readonly question: V['tick'];
  readonly side: Side;
  readonly inches: number | null;
  readonly around: OperativeId | null;
  /** The marker that it is about, as its mission calls it; left out: none. */
  readonly marker?: { readonly id: string; readonly name: string };
  /** Where that lies on a board which it is about, in grid steps; left out: nowhere, or nobody knows. */
  readonly places?: readonly { readonly x: number; readonly y: number }[];
  readonly candidates: readonly OperativeId[];
  readonly preset: readonly OperativeId[];
  /** Left out: only the table can say it. */
  readonly measured?: TicksMeasured;
}

/** Whether a board leaves nothing to be said: nobody is close, and nobody has to choose. */
export const isMeasured = ({ measured }: Pick<TickRequestOf, 'measured'>): boolean =>
  measured?.settles === true && measured.close.length === 0;

export type DieGrade = 'fail' | 'normal' | 'critical';

/** A weapon rule lets dice be rolled again. `one`: any one die; `face`: all dice showing one face; `any`: any dice. */
export interface RerollRequest {
  readonly kind: 'reroll';
  readonly id: string;
  readonly rule: RuleId;
  readonly side: Side;
  readonly operative: OperativeId;
  readonly role: 'attacker' | 'defender' | 'shooter';
  readonly mode: 'one' | 'face' | 'any';
  /** Indices of dice that may still be re-rolled, and what every die of the pool shows. */
  readonly dice: readonly number[];
  readonly faces: readonly (number | null)[];
  readonly grades: readonly DieGrade[];
}

/** A distance in inches, or how many are left. */
export interface NumberRequestOf<V extends Vocabulary = Vocabulary> {
  readonly kind: 'number';
  readonly id: string;
  readonly question: V['number'];
  readonly side: Side;
  readonly operative: OperativeId | null;
  readonly min: number;
  readonly max: number;
  readonly preset: number;
}

/**
 * What only the table can see, for an enemy that decides. `question`: `sight` how each candidate is seen, `reach` the closest
 * it can charge, `which` for whom the fact is so, `closest` who is, `is` yes or no. `place`: from here, or from where a move
 * would end. `inches`: of that move or charge, or how far it sees; null: no limit.
 */
export interface LookRequestOf<V extends Vocabulary = Vocabulary> {
  readonly kind: 'look';
  readonly id: string;
  readonly side: Side;
  /** The enemy that looks; for `spotted` whom it may have seen. */
  readonly operative: OperativeId;
  readonly question: 'sight' | 'reach' | 'which' | 'closest' | 'is';
  readonly fact: string;
  readonly place: V['place'];
  readonly inches: number | null;
  readonly candidates: readonly OperativeId[];
  /** A fact of the enemy itself that may be told along with how it sees everybody. */
  readonly also?: string;
  /** By whom half a millimetre on the board decides: that is why it is asked; left out: by nobody. */
  readonly close?: readonly OperativeId[];
}

/** What the table says to a `LookRequestOf`; to any of them that it does not know. */
export type TableLook =
  | {
      readonly kind: 'sight';
      readonly seen: readonly OperativeId[];
      readonly inCover: readonly OperativeId[];
      readonly obscured: readonly OperativeId[];
      /** Whether it is so what is asked along. */
      readonly also?: boolean;
    }
  | { readonly kind: 'first'; readonly first: OperativeId | null }
  | { readonly kind: 'which'; readonly yes: readonly OperativeId[] }
  | { readonly kind: 'is'; readonly is: boolean }
  | { readonly kind: 'dontKnow' };

/** What a game needs before it can go on; recomputed from state, never stored. Left out: a question of any game. */
export type RequestOf<V extends Vocabulary = Vocabulary> =
  | RollRequestOf<V>
  | PickRequestOf<V>
  | TickRequestOf<V>
  | RerollRequest
  | NumberRequestOf<V>
  | LookRequestOf<V>;

export type Answer =
  | { readonly kind: 'faces'; readonly faces: readonly number[] }
  | { readonly kind: 'counts'; readonly criticals: number; readonly normals: number }
  | { readonly kind: 'pick'; readonly option: string }
  | { readonly kind: 'tick'; readonly operatives: readonly OperativeId[] }
  | { readonly kind: 'reroll'; readonly dice: readonly number[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'look'; readonly look: TableLook };
