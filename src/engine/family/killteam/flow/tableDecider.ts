import { rulesetById } from '../../../systems/registry.ts';
import type { Command, CommandType } from '../model/command.ts';
import { act } from './decide/act.ts';
import { answer } from './decide/answer.ts';
import { type BattleDecision, refused } from './decide/decision.ts';
import * as flow from './decide/flow.ts';
import type { LaterCommand, LaterRules, DecidersOf, Game } from '../rules/game.ts';
import { reject } from '../model/rejection.ts';
import type { BattleState } from '../model/state.ts';

const deciders: Omit<DecidersOf<CommandType>, LaterCommand> = {
  startBattle: flow.startBattle,
  nextTurningPoint: flow.nextTurningPoint,
  startFirefight: flow.startFirefight,
  activate: flow.activate,
  endActivation: flow.endActivation,
  act,
  answer,
};

/** A battle with the rules it names. */
export const gameOf = (state: BattleState): Game => ({ state, ruleset: rulesetById(state.ruleset) });

/** A battle with the rules it names and the later ones; null: they have not come. */
export const gameWith = (state: BattleState, later: LaterRules | null): Game =>
  later === null ? gameOf(state) : { ...gameOf(state), later };

function decideAs<T extends CommandType>(game: Game, type: T, command: Extract<Command, { type: T }>): BattleDecision {
  const known: Partial<DecidersOf<CommandType>> = { ...deciders, ...game.later?.deciders };
  // A command of a file by another version may be unknown: refused, not thrown.
  const decider = Object.hasOwn(known, type) ? known[type] : undefined;
  return decider === undefined ? refused(reject('unknownRule', { action: type })) : decider(game, command);
}

/** Decides a command; without the later rules their commands are unknown. */
export const decideWith = (later: LaterRules | null, state: BattleState, command: Command): BattleDecision =>
  decideAs(gameWith(state, later), command.type, command);
