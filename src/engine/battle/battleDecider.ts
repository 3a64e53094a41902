import type { Decider } from '../core/decider.ts';
import { rulesetById } from '../rulesets/registry.ts';
import type { Command, CommandType } from './command.ts';
import { act } from './decide/act.ts';
import { answer, skipEffect } from './decide/answer.ts';
import { fight, logAttack, shoot } from './decide/attack.ts';
import { correct } from './decide/correct.ts';
import { type BattleDecision, refused } from './decide/decision.ts';
import * as flow from './decide/flow.ts';
import { cancelAttack, commandReroll, setAssists, setFacts } from './decide/openAttack.ts';
import * as table from './decide/table.ts';
import type { BattleEvent } from './event.ts';
import { evolve } from './evolve/evolve.ts';
import type { Game } from './game.ts';
import { reject, type Rejection } from './rejection.ts';
import type { BattleState } from './state.ts';

type Deciders = {
  readonly [T in CommandType]: (game: Game, command: Extract<Command, { type: T }>) => BattleDecision;
};

const deciders: Deciders = {
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
  shoot,
  fight,
  logAttack,
  answer,
  skipEffect,
  setFacts,
  setAssists,
  commandReroll,
  cancelAttack,
  setEngaged: table.setEngaged,
  setFlag: table.setFlag,
  setHeight: table.setHeight,
  setCounter: table.setCounter,
  setTick: table.setTick,
  correct,
  fall: table.fall,
  addOperative: table.addOperative,
  changeSettings: table.changeSettings,
  assign: table.assign,
  renamePlayer: table.renamePlayer,
  endBattle: table.endBattle,
  goOn: table.goOn,
};

function decideAs<T extends CommandType>(game: Game, type: T, command: Extract<Command, { type: T }>): BattleDecision {
  return deciders[type](game, command);
}

/** A battle with the rules it names. */
export const gameOf = (state: BattleState): Game => ({ state, ruleset: rulesetById(state.ruleset) });

/** A command of a file by another version may be unknown: refused, not thrown. */
const decide = (state: BattleState, command: Command): BattleDecision =>
  Object.hasOwn(deciders, command.type)
    ? decideAs(gameOf(state), command.type, command)
    : refused(reject('unknownRule', { action: command.type }));

/** A live battle, Kill Team 3 or ACOLYTE: commands in, events or a refusal out. */
export const battleDecider: Decider<BattleState, Command, BattleEvent, Rejection> = { decide, evolve };
