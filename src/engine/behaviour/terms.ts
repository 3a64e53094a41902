import type { ActionRule } from './rule.ts';

/** What somebody who acts can still do, apart from what is known of the table; each game adds what it has. */
export interface Situation {
  /** What actions are paid with, left: action points, or slots of an activation. */
  readonly ap: number;
  /** Actions performed in this activation, in order. */
  readonly done: readonly string[];
  /** Rows that the table could not carry out in this activation. */
  readonly barred: readonly string[];
}

/** The words of one game's tables, as types. */
export interface Terms {
  readonly action: string;
  /** What a place should offer. */
  readonly wish: string;
  /** Whither a move heads. */
  readonly toward: string;
  /** Why the rules forbid an action now. */
  readonly stopped: string;
  readonly order: string;
  readonly situation: Situation;
  readonly rule: ActionRule;
}
