import type { Side } from '../core/ids.ts';
import { findOperative } from '../family/killteam/model/lookup.ts';
import type { Request } from '../family/killteam/model/request.ts';
import type { BattleState } from '../family/killteam/model/state.ts';

function sideOfActing(state: BattleState): Side {
  const acting = findOperative(state, state.interrupt?.operative ?? state.activation?.operative ?? '');
  return acting?.side ?? (state.group === null ? state.turn : state.group.side);
}

/**
 * The side of people that is to act or to answer; null: nobody is, or the other side plays itself. What is asked of nobody in
 * particular leaves the screen as it is for whoever is to activate.
 */
export function sideToAct(state: BattleState, request: Request | null): Side | null {
  const [, second] = state.sides;
  if (second.hand !== 'people' || state.result !== null) return null;
  return request?.side ?? sideOfActing(state);
}
