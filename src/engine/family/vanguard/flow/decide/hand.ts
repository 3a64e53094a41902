import type { BattleState } from '../../model/battle.ts';
import type { Command, Correction } from '../../model/command.ts';
import { findModel, modelById, sideById } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { overEvent } from '../settle.ts';
import { type BattleDecision, done, refused, unless } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

const known = (state: BattleState, model: string): Rejection | null =>
  findModel(state, model) === null ? reject('unknownModel', { model }) : null;

const knownSide = ({ sides }: BattleState, side: string): Rejection | null =>
  sides.some(({ id }) => id === side) ? null : reject('unknownSide', { side });

function whyNoPair(state: BattleState, [one, other]: readonly [string, string]): Rejection | null {
  const unknown = known(state, one) ?? known(state, other);
  if (unknown !== null) return unknown;
  return modelById(state, one).side === modelById(state, other).side ? reject('ownSide', { model: other }) : null;
}

function whyNoWounds(state: BattleState, model: string, value: number): Rejection | null {
  const unknown = known(state, model);
  return unknown ?? (value <= modelById(state, model).wn ? null : reject('outOfBounds'));
}

/** Why it cannot be so at all; its numbers are whole and bounded already. */
function senseless(state: BattleState, correction: Correction): Rejection | null {
  switch (correction.what) {
    case 'wounds':
      return whyNoWounds(state, correction.model, correction.value);
    case 'token':
    case 'activated':
    case 'fatigued':
    case 'down':
    case 'inPlay':
    case 'placed':
      return known(state, correction.model);
    case 'engaged':
      return whyNoPair(state, correction.pair);
    case 'cp':
    case 'tokens':
    case 'points':
    case 'broken':
    case 'finished':
    case 'turn':
      return knownSide(state, correction.side);
    case 'round':
      return null;
  }
}

/** What it was before. */
function before(state: BattleState, correction: Correction): number | string | boolean | null {
  switch (correction.what) {
    case 'wounds':
      return modelById(state, correction.model).wounds;
    case 'token':
      return modelById(state, correction.model).tokens[correction.token] ?? 0;
    case 'activated':
    case 'fatigued':
    case 'down':
    case 'inPlay':
    case 'placed':
      return modelById(state, correction.model)[correction.what];
    case 'engaged':
      return !correction.value;
    case 'cp':
    case 'tokens':
    case 'points':
    case 'broken':
    case 'finished':
      return sideById(state, correction.side)[correction.what];
    case 'turn':
      return state.turn;
    case 'round':
      return state.round;
  }
}

/** The table is the truth. */
export const correct = (state: BattleState, { correction }: Of<'correct'>): BattleDecision =>
  unless(state, senseless(state, correction), () => [
    { type: 'corrected', correction, from: before(state, correction) },
  ]);

/** Whose model it is. */
export function assign(state: BattleState, { model, owner }: Of<'assign'>): BattleDecision {
  const stranger = owner !== null && state.players.every(({ id }) => id !== owner);
  return unless(state, known(state, model) ?? (stranger ? reject('notAnOption') : null), () => [
    { type: 'assigned', model, owner },
  ]);
}

/** A player has another name, or mark. */
export const renamePlayer = (state: BattleState, { player, name, mark }: Of<'renamePlayer'>): BattleDecision =>
  unless(state, state.players.some(({ id }) => id === player) ? null : reject('notAnOption'), () => [
    { type: 'playerRenamed', player, name, mark },
  ]);

/** Settings change at any time, for what comes. */
export const changeSettings = (state: BattleState, { settings }: Of<'changeSettings'>): BattleDecision =>
  done(state, [{ type: 'settingsChanged', settings }]);

/** Ended by hand: the points stand. */
export const endBattle = (state: BattleState): BattleDecision => done(state, [overEvent(state, 'ended')]);

/** Goes on after an end by hand. */
export const resumeBattle = (state: BattleState): BattleDecision =>
  state.result?.reason === 'ended' ? done(state, [{ type: 'battleResumed' }]) : refused(reject('impossible'));
