import type * as z from 'zod/mini';
import type { Decider } from '../core/decider.ts';
import type { Side } from '../core/ids.ts';
import type { ByItself, GameTypes } from '../log/battleBase.ts';
import type { BattleStanding } from '../log/standing.ts';

/** What a battle's file says of it for whoever reads it without the engine: taken from the set-up, which is what counts. */
export interface FileDigest<State> {
  /** Its keys, beside those of every battle. */
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
  readonly of: (setUp: State) => object;
  /** The shape of what comes out in the end. */
  readonly result: z.ZodMiniType<object | null>;
}

/** A game as everything above the engine knows it. */
export interface GameSystem<T extends GameTypes> {
  readonly id: string;
  readonly version: string;
  /** Decides with all its rules, always. */
  readonly decider: Decider<T['state'], T['command'], T['event'], T['rejection']>;
  /** The open question, recomputed from the state; null: nothing is asked. */
  readonly pending: (state: T['state']) => T['request'] | null;
  /** The shape in which its state is saved: nothing else is opened as a battle of this system. */
  readonly saved: z.ZodMiniType<T['state']>;
  readonly digest: FileDigest<T['state']>;
  /** The first command of a battle that has just begun, before the players do anything; null: there is none. */
  readonly begins: (setUp: T['state']) => T['command'] | null;
  /** What the hands do before the first turning point, in order. */
  readonly setUp: (state: T['state']) => readonly T['setUpStep'][];
  /** What screens read of a state; the same value as long as the state is the same. */
  readonly view: (state: T['state']) => T['view'];
  /** What is done without the player now, given the open question. */
  readonly byItself: (state: T['state'], request: T['request'] | null) => ByItself<T['command']>;
  /** The side of people that is to act or to answer; null: nobody is, or the other side plays itself. */
  readonly sideToAct: (state: T['state'], request: T['request'] | null) => Side | null;
  /**
   * Whether tables look for ways on its board: now, to show this state, or next, in what follows from any command; absent: what
   * finds ways is here before a battle with a board is opened.
   */
  readonly findsWays?: (state: T['state'], when: 'now' | 'next') => boolean;
  /** What the list of battles says of it. */
  readonly standing: (state: T['state']) => BattleStanding;
  /** Fetches its advisor; null: it has none. What the app shows at first does without. */
  readonly fetchAdvisor: (() => Promise<T['advisor']>) | null;
}

/** A game of which nothing more is known than what all have: what {@link anyGame} makes of each. */
export type AnyGame = GameSystem<GameTypes>;

/**
 * A game as the shared layers hold it. Sound as long as each state goes to the system that it names, and each command, question
 * and event to the battle that it came from: the registry and the open log see to that.
 */
export const anyGame = <T extends GameTypes>(game: GameSystem<T>): AnyGame => game as unknown as AnyGame;
