import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { type Mark, OFFERED, type Pick, pickMark, UNMARKED } from './picking.ts';
import { mayActivate, mayCounteract, type Situation } from './situation.ts';

interface Marking {
  readonly game: Game;
  readonly state: BattleState;
  readonly situation: Situation;
  readonly actor: Operative | null;
  readonly pick: Pick | null;
}

/**
 * How a card is marked now: a target of the choice in hand, or one that may act next. An enemy whose tap would pass up a
 * counteraction or the rest of a group is not marked; the tap works all the same.
 */
export function cardMark({ game, state, situation, actor, pick }: Marking, card: Operative): Mark {
  if (pick !== null && actor !== null) return pickMark(game, pick, actor, card);
  const passes = situation.kind !== 'choose' && card.side !== state.turn && state.group?.side !== card.side;
  const offered = mayCounteract(situation, card) || (mayActivate(state, situation, card) && !passes);
  return offered ? OFFERED : UNMARKED;
}
