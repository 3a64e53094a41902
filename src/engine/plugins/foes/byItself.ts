import type { PickRequest, Request } from '../../family/vanguard/model/request.ts';
import { choiceOf } from './choice.ts';
import type { FoeCommand } from './command.ts';
import { foeMove, type FoeMove } from './move.ts';
import { type FoeBattle, type FoeStep, playsByTable } from './state.ts';

/** A command that the app gives; `answer`: it rolls the dice of the open question; null: people are awaited. */
export type FoeByItself =
  | { readonly kind: 'command'; readonly command: FoeCommand }
  | { readonly kind: 'answer'; readonly advised: boolean }
  | null;

/** What no hand has to do anything for. */
const QUIET: ReadonlySet<FoeMove['move']> = new Set<FoeMove['move']>(['finish', 'clearFatigue']);
/** Nor for these, but it is told that they happen. */
const TOLD: ReadonlySet<FoeMove['move']> = new Set<FoeMove['move']>(['pass', 'followUp', 'again']);
/** Acts for which nothing moves on the table. */
const AT_ONCE: ReadonlySet<FoeStep['action']> = new Set<FoeStep['action']>(['shoot', 'strike', 'aim', 'focus']);

const isFull = ({ settings }: FoeBattle): boolean => settings.automation.enemy === 'full';

/** A side's turn in which nothing is done by hands. */
function movesByItself(state: FoeBattle): FoeByItself {
  const move = foeMove(state);
  if (move === null || !(QUIET.has(move.move) || (isFull(state) && TOLD.has(move.move)))) return null;
  return { kind: 'command', command: { type: 'foeGoes', side: move.side, model: null } };
}

/** The plan begins with something that needs no hand. */
function attacksAtOnce(state: FoeBattle): FoeByItself {
  const { foes, tasks, result } = state;
  const first = foes?.turn?.hand === false ? foes.turn.plan?.steps[0] : undefined;
  if (!isFull(state) || first === undefined || tasks.length > 0 || result !== null) return null;
  return AT_ONCE.has(first.action) ? { kind: 'command', command: { type: 'carryOut', count: 1, moved: null } } : null;
}

/** People play the model that is asked. */
const isByHand = ({ foes }: FoeBattle, { operative }: PickRequest): boolean =>
  foes?.turn?.hand === true && foes.turn.model === operative;

/** What happens without the people: a side's own choices, always; its dice and attacks, where it plays without a stop. */
export function foeByItself(state: FoeBattle, request: Request | null): FoeByItself {
  if (request === null) return attacksAtOnce(state) ?? movesByItself(state);
  if (!playsByTable(state, request.side)) return null;
  if (request.kind === 'roll')
    return isFull(state) && state.settings.dice[request.side] === 'screen' ? { kind: 'answer', advised: false } : null;
  if (request.kind !== 'pick' || isByHand(state, request) || choiceOf(state, request) === null) return null;
  return { kind: 'command', command: { type: 'foeAnswers', requestId: request.id } };
}
