import type { BoardPlace } from '../../../../board/battleBoard.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findModel, inPlayOf, modelById, otherSide, sideById } from '../../model/lookup.ts';
import { bookFor } from '../../model/onBoard.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { commandPoints } from '../../rules/band/commandPoints.ts';
import { passTokens } from '../../rules/band/passTokens.ts';
import { isBroken } from '../../rules/nerve/broken.ts';
import { afterRound } from '../../rules/round/endDie.ts';
import { whyUnpaid } from '../legal/acts.ts';
import { isBusy, whyNoPass, whyNotFinished } from '../legal/turn.ts';
import { finishedEvent, overEvent, turnAfter } from '../settle.ts';
import { type BattleDecision, refused, unless } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** Points of command that clear the fatigue of one model (V-33). */
export const CLEAR_CP = 1;

const whyStep = (state: BattleState, step: BattleState['step']): Rejection | null =>
  state.step === step ? null : reject('wrongPhase', { step: state.step });

const noEdge = ({ sides, scenario }: BattleState): Rejection | null => {
  const without = sides.find(({ id }) => (scenario.edges[id] ?? []).length === 0);
  return without === undefined ? null : reject('noEdge', { side: without.id });
};

const noModels = ({ sides, models }: BattleState): Rejection | null => {
  const without = sides.find(({ id }) => !models.some(({ side }) => side === id));
  return without === undefined ? null : reject('noModels', { side: without.id });
};

/** The table is set up: both roll who chooses the side of the table and sets up first (V-80). */
export const startBattle = (state: BattleState): BattleDecision =>
  unless(state, whyStep(state, 'setUp') ?? noModels(state) ?? noEdge(state), () => [
    { type: 'battleStarted' },
    { type: 'rollOffBegan', of: 'deployment' },
  ]);

/** Whose model is set up after this one: the other side's while it has any left (V-80). */
function nextToPlace({ models, ...state }: BattleState, id: string): string | null {
  const { side } = modelById({ models, ...state }, id);
  const left = (of: string): boolean => models.some((each) => each.side === of && !each.placed && each.id !== id);
  const other = otherSide({ models, ...state }, side).id;
  if (left(other)) return other;
  return left(side) ? side : null;
}

const whyNotAt = (state: BattleState, id: string, at: BoardPlace): Rejection | null => {
  const book = bookFor(state);
  return book === null ? reject('noBoard') : book.whyNotAt(state, id, at);
};

/** Where it stands on the board: where it is put, else where the board draws it; nothing without a board. */
function setDown(state: BattleState, id: string, at: Of<'place'>['at']): readonly BattleEvent[] {
  const spot = at ?? bookFor(state)?.setUpAt(state, id) ?? null;
  return spot === null ? [] : [{ type: 'boardPlaced', model: id, at: spot }];
}

/** One model after another is set up, the sides in turn, the rest alone (V-80). */
export function place(state: BattleState, { model: id, at }: Of<'place'>): BattleDecision {
  const model = findModel(state, id);
  if (model === null) return refused(reject('unknownModel', { model: id }));
  const not = whyStep(state, 'deploy') ?? (isBusy(state) ? reject('busy') : null);
  if (not !== null) return refused(not);
  if (state.turn !== model.side) return refused(reject('notYourTurn', { side: model.side }));
  const there = at === undefined ? null : whyNotAt(state, id, at);
  return unless(state, model.placed ? reject('placed') : there, () => [
    ...setDown(state, id, at),
    { type: 'placed', model: id, next: nextToPlace(state, id) },
  ]);
}

/** What a side has for the round that starts now (V-15, V-16, V-68). */
export function startOf(state: BattleState, side: string): { cp: number; tokens: number; broken: boolean } {
  const own = inPlayOf(state, side);
  const others = inPlayOf(state, otherSide(state, side).id);
  return {
    cp: commandPoints(own.map(({ cp }) => cp)),
    tokens: passTokens(own.length, others.length),
    broken: isBroken(sideById(state, side).started, own.length),
  };
}

/** Command points, pass tokens, who is broken; who finished first in the round before begins (V-14 to V-16, V-68). */
export function startRound(state: BattleState): BattleDecision {
  const not = whyStep(state, 'start') ?? (isBusy(state) ? reject('busy') : null);
  const begins = state.round > 1 ? (state.firstFinished ?? state.turn) : state.turn;
  const turn = begins ?? state.sides[0].id;
  return unless(state, not, () => [
    {
      type: 'roundStarted',
      round: state.round,
      turn,
      sides: Object.fromEntries(state.sides.map(({ id }) => [id, startOf(state, id)])),
    },
  ]);
}

/** A pass token instead of an activation (V-16, V-17). */
export function passToken(state: BattleState): BattleDecision {
  const side = state.turn ?? state.sides[0].id;
  return unless(state, whyNoPass(state, side), () => [{ type: 'passed', side, next: turnAfter(state, side) }]);
}

/** All of a side have acted, and it says that it has finished, for this round (V-17). */
export function finish(state: BattleState): BattleDecision {
  const side = state.turn ?? state.sides[0].id;
  return unless(state, whyNotFinished(state, side), () => [finishedEvent(state, side, false)]);
}

/** Fatigue of one model is cleared at the end of the round, for 1 CP (V-33). */
export function clearFatigue(state: BattleState, { model: id }: Of<'clearFatigue'>): BattleDecision {
  const model = findModel(state, id);
  if (model === null) return refused(reject('unknownModel', { model: id }));
  const { side } = model;
  const not = whyStep(state, 'end') ?? (model.fatigued && model.inPlay ? null : reject('notFatigued'));
  return unless(state, not ?? whyUnpaid(state, side, CLEAR_CP), () => [
    { type: 'fatigueCleared', model: id, side, cp: CLEAR_CP },
  ]);
}

/** Points of this round are counted, or there are none to count (V-86). */
export const isScored = ({ scenario, score, round }: BattleState): boolean =>
  scenario.objectives.length === 0 || score.some((each) => each.round === round);

/** Why the round does not end yet; null: it does. */
export const whyNoEnd = (state: BattleState): Rejection | null =>
  whyStep(state, 'end') ?? (isScored(state) ? null : reject('notScored'));

/** Counters off, command points gone; the next round, the end die, or the end (V-19, V-81). */
export function endRound(state: BattleState): BattleDecision {
  const { round, lastRound, scenario, firstFinished, sides } = state;
  const goesOn = (): BattleEvent => {
    switch (afterRound({ ...scenario, round, lastRound })) {
      case 'another':
        return { type: 'roundBegan', round: round + 1 };
      case 'endDie':
        return { type: 'lengthAsked', side: firstFinished ?? sides[0].id };
      case 'over':
        return overEvent(state, 'played');
    }
  };
  return unless(state, whyNoEnd(state), () => [{ type: 'roundEnded', round }, goesOn()]);
}
