import type * as z from 'zod/mini';
import type { ActionId } from '../../../core/ids.ts';
import type { CommandType } from '../model/command.ts';
import type { BattleEvent, EventType } from '../model/event.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';
import type { AfterActionTask } from '../model/task.ts';
import type { ActionRule } from './action.ts';
import type { DecidersOf, Game, TaskModules } from './game.ts';
import type { KillTeamRules } from './killTeamRules.ts';

/** The state after each event: what has not changed is the same object, and nothing is changed in place. */
export type Handlers = {
  readonly [T in EventType]: (state: BattleState, event: Extract<BattleEvent, { type: T }>) => BattleState;
};

type Events = readonly BattleEvent[];

/** Moments of a battle at which a plugin adds what happens by itself. */
export interface BattleHooks {
  /** Before anything else goes on by itself; `step`: of the command, from 0 on. */
  readonly first: (game: Game, step: number) => Events;
  /** What follows from what has just happened; the state is that after it. */
  readonly follows: (game: Game, events: Events, step: number) => Events;
  /** When no work is open, before the turn goes on. */
  readonly idle: (game: Game) => Events;
  /** A turning point begins, before its initiative: what happens here is done first. */
  readonly turningPointBegins: (game: Game) => Events;
  /** In the Ready step, after everybody is ready. */
  readonly readied: (game: Game) => Events;
  readonly activates: (game: Game, operative: Operative) => Events;
  /** A guard interrupts; the state is that before it. */
  readonly interrupts: (game: Game, guard: string) => Events;
  /** An action is over, its fallen are down. `killed`: there were some. */
  readonly actionOver: (game: Game, action: AfterActionTask, killed: boolean) => Events;
  /** The same, when all that follows from it is told: work that is opened here is done first. */
  readonly acted: (game: Game, action: AfterActionTask) => Events;
  /** Somebody without wounds is about to go down: what is opened here is done first, and it is looked at once more. */
  readonly goesDown: (game: Game, action: AfterActionTask) => Events;
  /** An event or a power is about to harm somebody: what is opened here is done first. `step`: what tells it from others. */
  readonly harms: (game: Game, operative: Operative, step: string) => Events;
  readonly fell: (game: Game, operatives: readonly Operative[]) => Events;
  /** An activation is over (not a counteraction); the state is that after it. */
  readonly activationOver: (game: Game, operative: string) => Events;
  /** Everybody has acted; whatever happens here comes before the turning point is over. */
  readonly lastCalls: (game: Game) => Events;
  /** The players say how the primary objective has come out; the end of the battle follows. */
  readonly verdict: (game: Game, reason: 'primaryDone' | 'primaryFailed') => Events;
  /** The turning point is over. */
  readonly turningPointOver: (game: Game) => Events;
}

/**
 * A slice of the state that belongs to a plugin: its keys with their schemas, and what they hold in a new battle. `mission`:
 * keys of the mission that it plays.
 */
export interface Slice {
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
  readonly mission?: Readonly<Record<string, z.ZodMiniType>>;
  readonly initial: () => Partial<BattleState>;
}

/** Something wrong in what a pack says of a mission, at a path inside it such as `awards[0].fact.marker`. */
export interface MatchProblem {
  readonly path: string;
  readonly message: string;
}

/** Shapes of what a pack says of a mission and of a tac op, and what is wrong with one that has its shape. */
export interface MatchSource {
  readonly mission: z.ZodMiniType;
  readonly tacOp: z.ZodMiniType;
  readonly problems: (mission: unknown) => readonly MatchProblem[];
}

/** What plugins have to show beside the view of the family: each declares its own here. */
export interface PluginViews {
  /** Nothing: a part of the view that no plugin has. */
  readonly none: null;
}

/** How each of them is read off a battle. */
export type ViewParts = { readonly [K in keyof PluginViews]?: (game: Game) => PluginViews[K] };

/**
 * An optional part of a game: what a system without it leaves out whole. Of its handlers, several plugins may have one for
 * the same event: they run before the flow's own, in the order of the system's list; so do hooks.
 */
export interface Plugin {
  readonly id: string;
  readonly slice?: Slice;
  readonly actions?: Readonly<Partial<Record<ActionId, ActionRule>>>;
  readonly deciders?: Partial<DecidersOf<CommandType>>;
  readonly tasks?: Partial<TaskModules>;
  readonly handlers?: Partial<Handlers>;
  readonly hooks?: Partial<BattleHooks>;
  /** What a pack may say of how a mission is scored. */
  readonly match?: MatchSource;
  /** Packs of the system may have narrative play (`plugins/narrative/book.ts`). */
  readonly narrative?: true;
  readonly views?: ViewParts;
}

/** A system of the family, put together: its rules with all that its plugins add. */
export interface KillTeam extends KillTeamRules {
  readonly plugins: readonly Plugin[];
  readonly deciders: Partial<DecidersOf<CommandType>>;
  readonly tasks: Partial<TaskModules>;
  readonly hooks: BattleHooks;
  readonly views: ViewParts;
  /** The state after these events, one after the other. */
  readonly evolve: (state: BattleState, events: Events) => BattleState;
}
