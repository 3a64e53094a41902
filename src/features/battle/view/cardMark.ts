import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Desk } from '../desk.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { type Mark, OFFERED, pickMark, UNMARKED } from './picking.ts';

/**
 * How a card is marked now: a target of the choice in hand, or one that may act next. An enemy whose tap would pass up a
 * counteraction or the rest of a group is not marked; the tap works all the same.
 */
export function cardMark(view: BattleView, { actor, pick }: Pick<Desk, 'actor' | 'pick'>, card: Operative): Mark {
  if (pick !== null && actor !== null) return pickMark(view, pick, actor, card);
  const { state, situation, actions } = view;
  const passes = situation.kind !== 'choose' && card.side !== state.turn && state.group?.side !== card.side;
  const offered = actions.mayCounteract(card) || (actions.mayActivate(card) && !passes);
  return offered ? OFFERED : UNMARKED;
}
