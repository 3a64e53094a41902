import type { Answer, Request } from '../../../log/request.ts';
import type { Decision } from '../../../core/decider.ts';
import type { Ruleset } from './ruleset.ts';
import type { Command, CommandType } from '../model/command.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Operative } from '../model/operative.ts';
import type { Rejection } from '../model/rejection.ts';
import type { BattleState } from '../model/state.ts';
import type { AfterActionTask, Task } from '../model/task.ts';

/** A battle and the rules it is played by; without `later` no attack, trait or effect can be carried on. */
export interface Game {
  readonly state: BattleState;
  readonly ruleset: Ruleset;
  readonly later?: LaterRules;
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

/** Work that the later rules carry on. */
export const LATER_TASKS = [
  'shoot',
  'fight',
  'psychic',
  'effects',
  'spawn',
  'hot',
  'falling',
  'reanimate',
  'npo',
  'spotted',
  'morale',
] as const;
export type LaterTask = (typeof LATER_TASKS)[number];

/** What the later rules decide. */
export const LATER_COMMANDS = [
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
  'counteract',
  'passCounteract',
  'passGroup',
  'passInterrupt',
  'correct',
  'skipEffect',
  'setEngaged',
  'setFlag',
  'setHeight',
  'setCounter',
  'setTick',
  'endBattle',
  'goOn',
  'setNpo',
  'enemyActivates',
  'carryOut',
  'couldNot',
  'takeEnemy',
  'tellEnemy',
  'leaveEnemy',
  'actInScenario',
  'settleObjective',
  'revealObjective',
  'tellPassage',
] as const;
export type LaterCommand = (typeof LATER_COMMANDS)[number];

/** How commands of these types are decided. */
export type DecidersOf<T extends CommandType> = {
  readonly [C in T]: (game: Game, command: Extract<Command, { type: C }>) => Decision<BattleEvent, Rejection>;
};

/** What traits do by themselves: when these go down, before a turning point is over, when this one activates. */
export interface Moments {
  readonly fell: (operatives: readonly Operative[]) => readonly BattleEvent[];
  readonly turningPointEnds: (state: BattleState) => readonly BattleEvent[];
  readonly activates: (state: BattleState, operative: Operative) => readonly BattleEvent[];
}

/** What Alert and morale of enemies that play themselves do: after an action, at the end of a turning point, in the Ready step. */
export interface AlertRules {
  readonly alarm: (state: BattleState, task: AfterActionTask, killed: boolean) => readonly BattleEvent[];
  readonly calm: (state: BattleState) => readonly BattleEvent[];
  readonly moraleTest: (state: BattleState) => readonly BattleEvent[];
}

/**
 * What a scenario does by itself: what follows from what happened, and what comes before anything else goes on. `step`: of
 * the command, from 0 on.
 */
export interface ScenarioRules {
  readonly follow: (state: BattleState, events: readonly BattleEvent[], step: number) => readonly BattleEvent[];
  readonly ownEvents: (state: BattleState, step: number) => readonly BattleEvent[];
}

/** The part of the engine that nobody needs before the table is on screen: attacks, traits, effects, what is set in sheets. */
export interface LaterRules {
  readonly deciders: DecidersOf<LaterCommand>;
  /** `table`: also of decks, in place of the one that only rolls. */
  readonly modules: Pick<TaskModules, LaterTask | 'table'>;
  readonly moments: Moments;
  readonly alert: AlertRules;
  readonly scenario: ScenarioRules;
}
