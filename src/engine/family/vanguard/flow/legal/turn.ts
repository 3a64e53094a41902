import { isEngaged } from '../../attack/engaged.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import { inPlayOf, sideById } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { mustTest } from '../../rules/nerve/mustTest.ts';
import { whyUnpaid } from './acts.ts';

/** What an activation costs beside its turn: 1 CP for one more, 1 for following another (V-34, V-35). */
export const AGAIN_CP = 1;
export const FOLLOW_UP_CP = 1;

/** How a model is to be activated. */
export interface How {
  readonly again: boolean;
  readonly followUp: boolean;
}

export const cpOf = ({ again, followUp }: How): number => (again ? AGAIN_CP : 0) + (followUp ? FOLLOW_UP_CP : 0);

/** Somebody acts, or something is asked. */
export const isBusy = ({ activation, tasks }: BattleState): boolean => activation !== null || tasks.length > 0;

/** Why this side has no turn now, null: it has (V-17). */
export function whyNoTurn(state: BattleState, side: string): Rejection | null {
  if (state.step !== 'turns') return reject('wrongPhase', { step: state.step });
  if (sideById(state, side).finished) return reject('finished', { side });
  if (isBusy(state)) return reject('busy');
  return state.turn === side ? null : reject('notYourTurn', { side });
}

/** Why none of this side's models follows the one that has just acted, null: one may (V-35). */
export function whyNoFollowUp(state: BattleState, side: string): Rejection | null {
  const { step, succession } = state;
  if (step !== 'turns') return reject('wrongPhase', { step });
  if (isBusy(state)) return reject('busy');
  return succession?.side === side && succession.count === 1 ? null : reject('twoInARow');
}

function whyNotReady({ inPlay, activated, fatigued }: BattleModel, { again }: How): Rejection | null {
  if (!inPlay) return reject('outOfPlay');
  if (!again) return activated ? reject('activated') : null;
  if (!activated) return reject('notActivated');
  return fatigued ? reject('fatigued') : null;
}

/** Why this model does not follow whoever has just acted, null: it may; never itself (V-35). */
const whyItDoesNotFollow = (state: BattleState, { id, side }: BattleModel): Rejection | null =>
  whyNoFollowUp(state, side) ?? (state.succession?.model === id ? reject('another') : null);

/** Why this model is not activated so, null: it is (V-18, V-34, V-35). */
export function whyNotActivated(state: BattleState, model: BattleModel, how: How): Rejection | null {
  const turn = how.followUp ? whyItDoesNotFollow(state, model) : whyNoTurn(state, model.side);
  return turn ?? whyNotReady(model, how) ?? whyUnpaid(state, model.side, cpOf(how));
}

/** Whether it tests its nerve before it acts (V-69). */
export const testsNerve = (state: BattleState, { id, side, activated }: BattleModel, again: boolean): boolean =>
  mustTest({ broken: sideById(state, side).broken, engaged: isEngaged(state, id), again, first: !activated });

/** Models of a side that have still to act in this round (V-18). */
export const waitingOf = (state: BattleState, side: string): readonly BattleModel[] =>
  inPlayOf(state, side).filter(({ activated }) => !activated);

/** Why a side does not pass by a token now (V-16, V-17). */
export const whyNoPass = (state: BattleState, side: string): Rejection | null =>
  whyNoTurn(state, side) ?? (sideById(state, side).tokens === 0 ? reject('noTokens') : null);

/** Why a side has not finished yet (V-17, V-18). */
export function whyNotFinished(state: BattleState, side: string): Rejection | null {
  const waiting = waitingOf(state, side);
  return (
    whyNoTurn(state, side) ??
    (waiting.length > 0 ? reject('notAllActivated', { models: waiting.map(({ name }) => name).join(', ') }) : null)
  );
}
