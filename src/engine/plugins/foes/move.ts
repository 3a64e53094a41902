import { engagedEnemies, hasMelee } from '../../family/vanguard/attack/engaged.ts';
import { AGAIN_CP, waitingOf, whyNoFollowUp, whyNoPass, whyNoTurn } from '../../family/vanguard/flow/legal/turn.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { inPlayOf, otherSide, sideById } from '../../family/vanguard/model/lookup.ts';
import type { FoeMoveKind } from './event.ts';
import { nextOf } from './next.ts';
import { type FoeBattle, type Kept, playsByTable } from './state.ts';

/** Codes of why a side does what it does, beside how a model was chosen. */
export const MOVE_REASONS = [
  'waitForOthers',
  'lastRound',
  'spareCp',
  'strikesFirst',
  'allHaveActed',
  'cpIsLost',
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** What a side that plays itself does next, and why. `model` null: it is about none. */
export interface FoeMove {
  readonly side: string;
  readonly move: FoeMoveKind;
  readonly model: string | null;
  readonly why: readonly Kept[];
}

const because = (reason: MoveReason, left: readonly string[] = []): Kept => ({ by: reason, left });

/** Engaged with somebody, and able to strike. */
const strikes = (state: FoeBattle, model: BattleModel): boolean =>
  hasMelee(model) && !model.down && engagedEnemies(state, model.id).length > 0;

/** One more act for a command point: whoever is engaged strikes again, in the last round or when a point stays over (V-34). */
function again(state: FoeBattle, side: string): FoeMove | null {
  const last = state.round >= state.lastRound;
  if (sideById(state, side).cp < (last ? AGAIN_CP : AGAIN_CP + 1)) return null;
  const models = inPlayOf(state, side).filter((model) => model.activated && !model.fatigued && strikes(state, model));
  const next = nextOf(state, models);
  return next && { side, move: 'again', model: next.id, why: [because(last ? 'lastRound' : 'spareCp'), ...next.why] };
}

/** Directly behind its own activation: whoever is engaged and has not acted strikes before it is struck, when a point stays over (V-35). */
function followUp(state: FoeBattle, side: string): FoeMove | null {
  if (whyNoFollowUp(state, side) !== null || state.turn === side || sideById(state, side).cp < 2) return null;
  const next = nextOf(
    state,
    waitingOf(state, side).filter((model) => strikes(state, model)),
  );
  return next && { side, move: 'followUp', model: next.id, why: [because('strikesFirst'), ...next.why] };
}

/** A pass token is spent while more of the others have still to act (V-16, V-17). */
const passes = (state: FoeBattle, side: string): boolean =>
  whyNoPass(state, side) === null && waitingOf(state, otherSide(state, side).id).length > waitingOf(state, side).length;

function inTurns(state: FoeBattle, side: string): FoeMove | null {
  if (whyNoTurn(state, side) !== null) return followUp(state, side);
  const waiting = waitingOf(state, side);
  if (waiting.length === 0)
    return again(state, side) ?? { side, move: 'finish', model: null, why: [because('allHaveActed')] };
  if (passes(state, side)) return { side, move: 'pass', model: null, why: [because('waitForOthers')] };
  const next = nextOf(state, waiting);
  return next && { side, move: 'activate', model: next.id, why: next.why };
}

/** Command points are lost with the round: fatigue is cleared with them, the most costly models first (V-19, V-33). */
function atEnd(state: FoeBattle, side: string): FoeMove | null {
  if (sideById(state, side).cp === 0) return null;
  const [first] = inPlayOf(state, side)
    .filter(({ fatigued }) => fatigued)
    .toSorted((a, b) => b.points - a.points);
  return first === undefined ? null : { side, move: 'clearFatigue', model: first.id, why: [because('cpIsLost')] };
}

function deploys(state: FoeBattle, side: string): FoeMove | null {
  const next = state.turn === side ? state.models.find((model) => model.side === side && !model.placed) : undefined;
  return next === undefined ? null : { side, move: 'place', model: next.id, why: [] };
}

function ofSide(state: FoeBattle, side: string): FoeMove | null {
  switch (state.step) {
    case 'deploy':
      return deploys(state, side);
    case 'turns':
      return inTurns(state, side);
    case 'end':
      return atEnd(state, side);
    case 'setUp':
    case 'start':
    case 'length':
    case 'over':
      return null;
  }
}

/** What the side that plays itself does now; null: nothing, somebody acts or something is asked (ours, stated rules). */
export function foeMove(state: FoeBattle): FoeMove | null {
  if (state.result !== null || state.activation !== null || state.tasks.length > 0) return null;
  for (const { id } of state.sides) {
    const move = playsByTable(state, id) ? ofSide(state, id) : null;
    if (move !== null) return move;
  }
  return null;
}
