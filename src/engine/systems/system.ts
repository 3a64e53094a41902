import type * as z from 'zod/mini';
import type { Decider } from '../core/decider.ts';

/** What a game is made of, as types. */
export interface GameTypes {
  readonly state: object;
  readonly command: object;
  readonly event: object;
  readonly rejection: object;
  readonly request: object;
  readonly view: object;
}

/**
 * What the table is told before the first turning point: terrain and its types, which edge is whose, the lines of the scenario (board, steps, markers), clues that a
 * campaign has held over, where enemies come in and what a random place is, where patrols go, that the tables play a side, that all stand ready.
 */
export type SetUpStep =
  | { readonly kind: 'terrain' }
  | { readonly kind: 'edges' }
  | { readonly kind: 'scenario' }
  | { readonly kind: 'entryPoints' }
  | { readonly kind: 'randomPlaces' }
  | { readonly kind: 'heldClues'; readonly count: number }
  | { readonly kind: 'patrols' }
  | { readonly kind: 'byTables' }
  /** Rules that the table agrees on, by their ids. */
  | { readonly kind: 'guides'; readonly ids: readonly string[] }
  | { readonly kind: 'ready' };

/** A game as everything above the engine knows it. */
export interface GameSystem<T extends GameTypes> {
  readonly id: string;
  readonly version: string;
  /** Decides with all its rules, always. */
  readonly decider: Decider<T['state'], T['command'], T['event'], T['rejection']>;
  /** The open question, recomputed from the state; null: nothing is asked. */
  readonly pending: (state: T['state']) => T['request'] | null;
  /** The shape in which its state is saved. */
  readonly saved: z.ZodMiniType;
  /** What the hands do before the first turning point, in order. */
  readonly setUp: (state: T['state']) => readonly SetUpStep[];
  /** What screens read of a state; the same value as long as the state is the same. */
  readonly view: (state: T['state']) => T['view'];
}
