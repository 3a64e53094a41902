import type { Side } from '../../engine/core/ids.ts';
import type { OpenBattle } from '../base/store.ts';

/**
 * The side of people that is to act or to answer; null: nobody is, or the other side plays itself. What is asked of nobody in
 * particular leaves the screen as it is for whoever is to activate.
 */
export function sideToAct({ state, request }: Pick<OpenBattle, 'state' | 'request'>): Side | null {
  const [, second] = state.sides;
  if (second.hand !== 'people' || state.result !== null) return null;
  const acting = state.interrupt?.operative ?? state.activation?.operative;
  const bySide = state.operatives.find(({ id }) => id === acting)?.side ?? state.group?.side ?? state.turn;
  return request?.side ?? bySide;
}
