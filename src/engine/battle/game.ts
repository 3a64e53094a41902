import type { Answer, Request } from '../dice/request.ts';
import type { Decision } from '../core/decider.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Command, CommandType } from './command.ts';
import type { BattleEvent } from './event.ts';
import type { Rejection } from './rejection.ts';
import type { BattleState } from './state.ts';
import type { Task } from './task.ts';

/** A battle and the rules it is played by; without `attacks` no attack, trait or effect can be carried on. */
export interface Game {
  readonly state: BattleState;
  readonly ruleset: Ruleset;
  readonly attacks?: AttackRules;
}

/**
 * One kind of work. `request`: what it needs now, null when it can go on by itself; `resolve`: what then happens. The
 * answer given fits the request; null when nothing was asked.
 */
export interface TaskModule<T extends Task> {
  readonly request: (game: Game, task: T) => Request | null;
  readonly resolve: (game: Game, task: T, answer: Answer | null) => readonly BattleEvent[];
}

/** Each kind of work with what it does. */
export type TaskModules = { readonly [K in Task['kind']]: TaskModule<Extract<Task, { kind: K }>> };

/** Work that is carried on by the rules that may come later. */
export const ATTACK_TASKS = ['shoot', 'fight', 'psychic', 'effects', 'spawn', 'hot', 'falling', 'reanimate'] as const;
export type AttackTask = (typeof ATTACK_TASKS)[number];

export const ATTACK_COMMANDS = [
  'shoot',
  'fight',
  'logAttack',
  'setFacts',
  'setAssists',
  'commandReroll',
  'cancelAttack',
  'useTrait',
  'fall',
  'addOperative',
  'changeSettings',
  'assign',
  'renamePlayer',
] as const;
export type AttackCommand = (typeof ATTACK_COMMANDS)[number];

/** How commands of these types are decided. */
export type DecidersOf<T extends CommandType> = {
  readonly [C in T]: (game: Game, command: Extract<Command, { type: C }>) => Decision<BattleEvent, Rejection>;
};

/** The part of the engine that nobody needs before the table is on screen: attacks, traits, effects, what is set in sheets. */
export interface AttackRules {
  readonly deciders: DecidersOf<AttackCommand>;
  readonly modules: Pick<TaskModules, AttackTask>;
}
