import { rulesetById } from '../rulesets/registry.ts';
import type { Command, CommandType } from './command.ts';
import { act } from './decide/act.ts';
import { answer, skipEffect } from './decide/answer.ts';
import { correct } from './decide/correct.ts';
import { type BattleDecision, refused } from './decide/decision.ts';
import * as flow from './decide/flow.ts';
import * as table from './decide/table.ts';
import type { AttackCommand, AttackRules, DecidersOf, Game } from './game.ts';
import { reject } from './rejection.ts';
import type { BattleState } from './state.ts';

const deciders: Omit<DecidersOf<CommandType>, AttackCommand> = {
  startBattle: flow.startBattle,
  nextTurningPoint: flow.nextTurningPoint,
  startFirefight: flow.startFirefight,
  activate: flow.activate,
  counteract: flow.counteract,
  passCounteract: flow.passCounteract,
  passGroup: flow.passGroup,
  passInterrupt: flow.passInterrupt,
  endActivation: flow.endActivation,
  act,
  answer,
  skipEffect,
  setEngaged: table.setEngaged,
  setFlag: table.setFlag,
  setHeight: table.setHeight,
  setCounter: table.setCounter,
  setTick: table.setTick,
  correct,
  endBattle: table.endBattle,
  goOn: table.goOn,
};

/** A battle with the rules it names. */
export const gameOf = (state: BattleState): Game => ({ state, ruleset: rulesetById(state.ruleset) });

/** A battle with the rules it names and those of attacks; null: they have not come. */
export const gameWith = (state: BattleState, attacks: AttackRules | null): Game =>
  attacks === null ? gameOf(state) : { ...gameOf(state), attacks };

function decideAs<T extends CommandType>(game: Game, type: T, command: Extract<Command, { type: T }>): BattleDecision {
  const known: Partial<DecidersOf<CommandType>> = { ...deciders, ...game.attacks?.deciders };
  // A command of a file by another version may be unknown: refused, not thrown.
  const decider = Object.hasOwn(known, type) ? known[type] : undefined;
  return decider === undefined ? refused(reject('unknownRule', { action: type })) : decider(game, command);
}

/** Decides a command; without `attacks` those of an attack are unknown. */
export const decideWith = (attacks: AttackRules | null, state: BattleState, command: Command): BattleDecision =>
  decideAs(gameWith(state, attacks), command.type, command);
