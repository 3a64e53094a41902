import type { PickRequest, Request } from '../../family/vanguard/model/request.ts';
import { choiceOf } from './choice.ts';
import type { FoeCommand } from './command.ts';
import { foeMove, type FoeMove } from './move.ts';
import { type FoeBattle, type FoeStep, type FoeTurn, playsByTable } from './state.ts';

/** A command that the app gives, `apart` as an entry of its own; `answer`: it rolls the dice of the open question; null: people are awaited. */
export type FoeByItself =
  | { readonly kind: 'command'; readonly command: FoeCommand; readonly apart?: true }
  | { readonly kind: 'answer'; readonly advised: boolean }
  | null;

/** What no hand has to do anything for. */
const QUIET: ReadonlySet<FoeMove['move']> = new Set<FoeMove['move']>(['finish', 'clearFatigue']);
/** Nor for these, but it is told that they happen. */
const TOLD: ReadonlySet<FoeMove['move']> = new Set<FoeMove['move']>(['pass', 'followUp', 'again']);
/** Acts for which nothing moves on the table. */
const AT_ONCE: ReadonlySet<FoeStep['action']> = new Set<FoeStep['action']>(['shoot', 'strike', 'aim', 'focus']);

const MOVES: ReadonlySet<FoeStep['action']> = new Set<FoeStep['action']>(['walk', 'run', 'charge']);

const isFull = ({ settings }: FoeBattle): boolean => settings.automation.enemy === 'full';

/** It stands on the board: what it does is done there, by no hand. */
const isOnBoard = ({ board }: FoeBattle, model: string | null): boolean =>
  model !== null && board?.places[model] !== undefined;

/** Its plan comes without a tap where the board knows where it stands: the tap is that on its plan. */
const activatesByItself = (state: FoeBattle, { move, model }: FoeMove): boolean =>
  move === 'activate' && isOnBoard(state, model);

/** A side's turn in which nothing is done by hands. */
function movesByItself(state: FoeBattle): FoeByItself {
  const move = foeMove(state);
  if (move === null) return null;
  const command: FoeCommand = { type: 'foeGoes', side: move.side, model: null };
  if (isFull(state) && activatesByItself(state, move)) return { kind: 'command', command, apart: true };
  const isTold = isFull(state) && TOLD.has(move.move);
  return QUIET.has(move.move) || isTold ? { kind: 'command', command } : null;
}

/** A step for which nobody has to touch the table; on a board all but a move whose way nobody knows. */
const needsNoHand = (state: FoeBattle, model: string, { action, path }: FoeStep): boolean =>
  AT_ONCE.has(action) || (isOnBoard(state, model) && (!MOVES.has(action) || path !== undefined));

/** The turn of a model that its table plays without a stop, with nothing asked. */
function freeTurn(state: FoeBattle): FoeTurn | null {
  const { foes, tasks, result } = state;
  const turn = foes?.turn ?? null;
  if (turn === null || turn.hand || !isFull(state)) return null;
  return tasks.length > 0 || result !== null ? null : turn;
}

/** On a board a plan waits for one tap, then all of the activation runs. */
const waits = (state: FoeBattle, model: string): boolean =>
  isOnBoard(state, model) && state.activation?.done.length === 0;

/** The plan goes on by itself: what needs no hand at once. */
function goesOn(state: FoeBattle): FoeByItself {
  const turn = freeTurn(state);
  const first = turn?.plan?.steps[0];
  if (turn === null || first === undefined) return null;
  if (waits(state, turn.model) || !needsNoHand(state, turn.model, first)) return null;
  return { kind: 'command', command: { type: 'carryOut', count: 1, moved: null } };
}

/** People play the model that is asked. */
const isByHand = ({ foes }: FoeBattle, { operative }: PickRequest): boolean =>
  foes?.turn?.hand === true && foes.turn.model === operative;

/** What happens without the people: a side's own choices, always; its dice and attacks, where it plays without a stop. */
export function foeByItself(state: FoeBattle, request: Request | null): FoeByItself {
  if (request === null) return goesOn(state) ?? movesByItself(state);
  if (!playsByTable(state, request.side)) return null;
  if (request.kind === 'roll')
    return isFull(state) && state.settings.dice[request.side] === 'screen' ? { kind: 'answer', advised: false } : null;
  if (request.kind !== 'pick' || isByHand(state, request) || choiceOf(state, request) === null) return null;
  return { kind: 'command', command: { type: 'foeAnswers', requestId: request.id } };
}
