import type { FactBook } from './factBook.ts';
import type { Formula } from './lintLogic.ts';
import type { Mind } from './mind.ts';
import type { Terms } from './terms.ts';
import type { PlanStep } from './trace.ts';

/** Orders that somebody takes for an activation; a game without any has one that is always given. */
export interface Orders<T extends Terms> {
  /** The one that it has; null: it is still to be chosen. */
  readonly given: (situation: T['situation']) => T['order'] | null;
  /** In which it may attack. */
  readonly bold: T['order'];
  /** Which it takes for a plan without an attack. */
  readonly shy: T['order'];
  /** The same would come of the list in the shy order. */
  readonly sameShy: (steps: readonly PlanStep<T>[]) => boolean;
}

/** What the linter must know of a game. */
export interface LintBook<T extends Terms> {
  /** What an action needs of the enemy itself, whatever the table looks like. */
  readonly needs: Readonly<Record<T['action'], Formula>>;
  /** What is so of everybody, of facts that are named. */
  readonly always: (names: ReadonlySet<string>) => readonly Formula[];
  /** A fact of the enemy that is so of everybody unless a table asks for it. */
  readonly armed: string;
  /** Actions that are no attack, and done in the bold order alone. */
  readonly boldOnly: readonly T['action'][];
  /** Attacks that may still come behind such an action. */
  readonly behind: readonly T['action'][];
}

/** All that the tables of one game are read with: its facts, its actions with what they cost and what bars them, its orders. */
export interface Vocabulary<T extends Terms> {
  readonly facts: FactBook;
  readonly rules: Readonly<Record<T['action'], T['rule']>>;
  /** Actions as bits. */
  readonly bits: (actions: readonly string[]) => number;
  /** By which somebody who is seen is attacked: where it cannot follow, nobody asks whom a place shows. */
  readonly shot: T['rule'];
  /** Every code of `stopped`. */
  readonly stops: readonly T['stopped'][];
  /** What stops an action now, whatever the table looks like; null: nothing but perhaps the lack of a target. */
  readonly stopped: (mind: Mind<T>, rule: T['rule']) => T['stopped'] | null;
  /** Nothing more can be paid for; `whole`: it is thought of to the end of the activation. */
  readonly spent: (mind: Mind<T>, whole: boolean) => boolean;
  /** What an action costs it now. */
  readonly cost: (situation: T['situation'], rule: T['rule']) => number;
  /** Inches that a move may cover. */
  readonly inches: (action: T['action'], situation: T['situation']) => number;
  /** Moves, as bits, that bar no shot of it, nor a shot them. */
  readonly bears: (situation: T['situation']) => number;
  readonly orders: Orders<T>;
}

/** The same with what the linter must know: fetched only where tables are made. */
export interface LintedVocabulary<T extends Terms> extends Vocabulary<T> {
  readonly lint: LintBook<T>;
}
