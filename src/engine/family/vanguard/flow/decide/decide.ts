import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import { COMMAND_SHAPES } from '../../model/commandShape.ts';
import { reject } from '../../model/rejection.ts';
import { act } from './act.ts';
import { activate, endActivation, fallBack } from './activate.ts';
import { answer } from './answer.ts';
import { cancel, hurt, overrideWounds, setFacts } from './attack.ts';
import { dropBoard, layMarker, moveDoor, overruleBoard, placeOnBoard, setUpOnBoard, takeUpBoard } from './board.ts';
import { type BattleDecision, refused } from './decision.ts';
import { rollFree } from './freeDice.ts';
import { assign, changeSettings, correct, endBattle, renamePlayer, resumeBattle } from './hand.ts';
import { clearFatigue, endRound, finish, passToken, place, startBattle, startRound } from './round.ts';
import { score } from './score.ts';

type Deciders = {
  readonly [C in Command as C['type']]: (
    state: BattleState,
    command: Extract<Command, { readonly type: C['type'] }>,
  ) => BattleDecision;
};

const deciders: Deciders = {
  answer,
  takeUpBoard,
  dropBoard,
  moveDoor,
  placeOnBoard,
  setUpOnBoard,
  overruleBoard,
  layMarker,
  startBattle,
  place,
  startRound,
  activate,
  act,
  fallBack,
  endActivation,
  passToken,
  finish,
  clearFatigue,
  score,
  endRound,
  setFacts,
  cancel,
  overrideWounds,
  hurt,
  rollFree,
  correct,
  assign,
  renamePlayer,
  changeSettings,
  endBattle,
  resumeBattle,
};

/** What can still be said when the battle is over. */
const AFTERWARDS: ReadonlySet<string> = new Set([
  'resumeBattle',
  'renamePlayer',
  'assign',
  'changeSettings',
  'correct',
  'rollFree',
]);

/** Decides a command; one of another version, or with numbers and names that make no sense, is refused, not thrown. */
export function decide(state: BattleState, command: Command): BattleDecision {
  const known: Readonly<Record<string, unknown>> = deciders;
  const decider = Object.hasOwn(known, command.type) ? known[command.type] : undefined;
  if (decider === undefined) return refused(reject('unknownCommand', { command: command.type }));
  if (state.result !== null && !AFTERWARDS.has(command.type)) return refused(reject('battleOver'));
  if (COMMAND_SHAPES[command.type]?.safeParse(command).success === false) return refused(reject('outOfBounds'));
  return (decider as (state: BattleState, command: Command) => BattleDecision)(state, command);
}
