import type { BattleState } from '../../model/battle.ts';
import type { Correction } from '../../model/command.ts';
import type { Evolvers, HandEvent } from '../../model/event.ts';
import { modelById, pairOf } from '../../model/lookup.ts';
import { pairedByHand, withModel, withSide } from './change.ts';

function paired(state: BattleState, [one, other]: readonly [string, string], on: boolean): BattleState {
  const pair = pairOf(state, one, other);
  return pairedByHand(state, (pairs) => {
    const others = pairs.filter(([a, b]) => a !== pair[0] || b !== pair[1]);
    return on ? [...others, pair] : others;
  });
}

/** In or out of play by hand: who comes back has at least one wound. */
function inPlay(state: BattleState, id: string, on: boolean): BattleState {
  const { wounds, placed } = modelById(state, id);
  const changed = withModel(state, id, {
    inPlay: on,
    placed: placed || on,
    wounds: on ? Math.max(1, wounds) : 0,
  });
  return on ? changed : pairedByHand(changed, (pairs) => pairs.filter((pair) => !pair.includes(id)));
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
    case 'placed':
      return withModel(state, correction.model, { [correction.what]: correction.value });
    case 'engaged':
      return paired(state, correction.pair, correction.value);
    case 'cp':
    case 'tokens':
    case 'points':
    case 'broken':
    case 'finished':
      return withSide(state, correction.side, () => ({ [correction.what]: correction.value }));
    case 'turn':
      return { ...state, turn: correction.side, succession: null };
    case 'round':
      return { ...state, round: correction.value, lastRound: Math.max(state.lastRound, correction.value) };
    case 'token': {
      const { tokens } = modelById(state, correction.model);
      return withModel(state, correction.model, { tokens: { ...tokens, [correction.token]: correction.value } });
    }
  }
}

/** What is said by hand changes what it says. */
export const handEvolvers: Evolvers<HandEvent> = {
  freeRolled: (state) => ({ ...state, freeRolls: (state.freeRolls ?? 0) + 1 }),
  answered: (state) => ({ ...state, asked: state.asked + 1 }),
  corrected: (state, { correction }) => corrected(state, correction),
  assigned: (state, { model, owner }) => withModel(state, model, { owner }),
  playerRenamed: (state, { player, name, mark }) => ({
    ...state,
    players: state.players.map((each) => (each.id === player ? { ...each, name, mark } : each)),
  }),
  settingsChanged: (state, { settings }) => ({ ...state, settings }),
};
