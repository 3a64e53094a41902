import type { Side } from '../../engine/core/ids.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { OpenBattle } from '../base/store.ts';
import { actingOperative } from './selectors.ts';

/**
 * The side of people that is to act or to answer; null: nobody is, or the other side plays itself. What is asked of nobody in
 * particular leaves the screen as it is for whoever is to activate.
 */
export function sideToAct({ state, request }: Pick<OpenBattle, 'state' | 'request'>): Side | null {
  const [, second] = state.sides;
  if (second.hand !== 'people' || state.result !== null) return null;
  return request?.side ?? sideOfActing(state);
}

const sideOfActing = (state: BattleState): Side =>
  actingOperative(state)?.side ?? (state.group === null ? state.turn : state.group.side);
