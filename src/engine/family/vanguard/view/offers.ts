import { CLEAR_CP } from '../flow/decide/round.ts';
import {
  AGAIN_CP,
  FOLLOW_UP_CP,
  waitingOf,
  whyNoFollowUp,
  whyNoPass,
  whyNotActivated,
  whyNotFinished,
} from '../flow/legal/turn.ts';
import type { BattleState } from '../model/battle.ts';
import { inPlayOf, otherSide, sideById } from '../model/lookup.ts';
import { reject, type Rejection } from '../model/rejection.ts';
import { whyUnpaid } from '../flow/legal/acts.ts';
import type { TurnOffers } from './vanguardView.ts';

function followUp(state: BattleState): TurnOffers['followUp'] {
  const side = state.succession?.side ?? null;
  if (side === null) return { models: [], cp: FOLLOW_UP_CP, why: reject('twoInARow') };
  const can = (once: boolean): string[] =>
    inPlayOf(state, side)
      .filter((model) => whyNotActivated(state, model, { again: once, followUp: true }) === null)
      .map(({ id }) => id);
  const models = [...can(false), ...can(true)];
  const why: Rejection | null = whyNoFollowUp(state, side) ?? whyUnpaid(state, side, FOLLOW_UP_CP);
  return { models, cp: FOLLOW_UP_CP, why: why ?? (models.length === 0 ? reject('nobody') : null) };
}

function again(state: BattleState, side: string): TurnOffers['again'] {
  const fresh = inPlayOf(state, side).filter(({ activated, fatigued }) => activated && !fatigued);
  const models = fresh.map(({ id }) => id);
  const why = whyUnpaid(state, side, AGAIN_CP) ?? (models.length === 0 ? reject('notActivated') : null);
  return { models, cp: AGAIN_CP, why };
}

/** What the side whose turn it is may do (V-17); null: somebody acts, or it is no time for it. */
export function turnOffers(state: BattleState): TurnOffers | null {
  const { step, turn, activation, tasks, result } = state;
  if (step !== 'turns' || turn === null || activation !== null || tasks.length > 0 || result !== null) return null;
  const { tokens } = sideById(state, turn);
  const other = otherSide(state, turn).id;
  return {
    side: turn,
    activate: waitingOf(state, turn).map(({ id }) => id),
    again: again(state, turn),
    pass: {
      left: tokens,
      fewer: Math.max(0, inPlayOf(state, other).length - inPlayOf(state, turn).length),
      why: whyNoPass(state, turn),
    },
    finish: { waiting: waitingOf(state, turn).map(({ id }) => id), why: whyNotFinished(state, turn) },
    followUp: followUp(state),
  };
}

/** Whose fatigue can be cleared at the end of the round (V-33). */
export const clearable = (state: BattleState): readonly string[] =>
  state.step !== 'end' || state.result !== null
    ? []
    : state.models
        .filter(({ inPlay, fatigued, side }) => inPlay && fatigued && sideById(state, side).cp >= CLEAR_CP)
        .map(({ id }) => id);
