import type { BattleState } from '../../model/battle.ts';
import type { Correction } from '../../model/command.ts';
import type { Evolvers, HandEvent } from '../../model/event.ts';
import { modelById, otherSide, pairOf } from '../../model/lookup.ts';
import { leading } from '../../rules/scoring/points.ts';
import { pairedByHand, withModel, withSide } from './change.ts';

function paired(state: BattleState, [one, other]: readonly [string, string], on: boolean): BattleState {
  const pair = pairOf(state, one, other);
  return pairedByHand(state, (pairs) => {
    const others = pairs.filter(([a, b]) => a !== pair[0] || b !== pair[1]);
    return on ? [...others, pair] : others;
  });
}

/** The side whose turn it is to set up has nobody left: the other goes on (V-80). */
function deploying(state: BattleState): BattleState {
  const { step, turn, models, sides } = state;
  const left = (id: string): boolean => models.some(({ side, placed }) => side === id && !placed);
  if (step !== 'deploy' || turn === null || left(turn)) return state;
  return { ...state, turn: sides.find(({ id }) => left(id))?.id ?? null };
}

/** Set up by hand: it is on the table then; or it is still to be set up, and is not. */
const placed = (state: BattleState, id: string, on: boolean): BattleState =>
  withModel(inPlay(state, id, on), id, on ? { placed: true } : { placed: false, wounds: modelById(state, id).wounds });

/** Who finished first, and whose turn it is, when a side has finished by hand, or has not (V-14, V-17). */
function finished(state: BattleState, side: string, on: boolean): BattleState {
  const said = withSide(state, side, () => ({ finished: on }));
  const { finished: otherToo, id: other } = otherSide(state, side);
  const { firstFinished, turn, step } = state;
  if (step !== 'turns') return said;
  if (on) {
    const next = otherToo ? null : other;
    return { ...said, firstFinished: firstFinished ?? side, turn: turn === side ? next : turn, succession: null };
  }
  const first = otherToo ? other : null;
  return { ...said, firstFinished: first, turn: otherToo || turn === null ? side : turn };
}

/** Points by hand; when the battle is over, its result is by them (V-86). */
function pointed(state: BattleState, side: string, value: number): BattleState {
  const changed = withSide(state, side, () => ({ points: value }));
  if (state.result === null) return changed;
  const points = { ...state.result.points, [side]: value };
  return { ...changed, result: { ...state.result, points, winner: leading(points) } };
}

/** In or out of play by hand: who comes back has at least one wound. */
function inPlay(state: BattleState, id: string, on: boolean): BattleState {
  const { wounds, placed: before } = modelById(state, id);
  const changed = withModel(state, id, {
    inPlay: on,
    placed: before || on,
    wounds: on ? Math.max(1, wounds) : 0,
  });
  return on ? deploying(changed) : pairedByHand(changed, (pairs) => pairs.filter((pair) => !pair.includes(id)));
}

function corrected(state: BattleState, correction: Correction): BattleState {
  switch (correction.what) {
    case 'wounds':
      return withModel(state, correction.model, { wounds: correction.value });
    case 'inPlay':
      return inPlay(state, correction.model, correction.value);
    case 'activated':
    case 'fatigued':
    case 'down':
      return withModel(state, correction.model, { [correction.what]: correction.value });
    case 'placed':
      return placed(state, correction.model, correction.value);
    case 'engaged':
      return paired(state, correction.pair, correction.value);
    case 'points':
      return pointed(state, correction.side, correction.value);
    case 'finished':
      return finished(state, correction.side, correction.value);
    case 'cp':
    case 'tokens':
    case 'broken':
      return withSide(state, correction.side, () => ({ [correction.what]: correction.value }));
    case 'turn':
      return { ...state, turn: correction.side, succession: null };
    case 'round':
      return { ...state, round: correction.value, lastRound: Math.max(state.scenario.rounds, correction.value) };
    case 'token': {
      const { tokens } = modelById(state, correction.model);
      return withModel(state, correction.model, { tokens: { ...tokens, [correction.token]: correction.value } });
    }
  }
}

/** What is said by hand changes what it says. */
export const handEvolvers: Evolvers<HandEvent> = {
  answered: (state) => ({ ...state, asked: state.asked + 1 }),
  corrected: (state, { correction }) => corrected(state, correction),
  assigned: (state, { model, owner }) => withModel(state, model, { owner }),
  playerRenamed: (state, { player, name, mark }) => ({
    ...state,
    players: state.players.map((each) => (each.id === player ? { ...each, name, mark } : each)),
  }),
  settingsChanged: (state, { settings }) => ({ ...state, settings }),
};
