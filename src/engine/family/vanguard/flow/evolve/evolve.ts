import type { BattleState } from '../../model/battle.ts';
import type { BattleEvent, EventType, Evolvers } from '../../model/event.ts';
import { actEvolvers } from './acts.ts';
import { attackEvolvers } from './attack.ts';
import { boardEvolvers } from './board.ts';
import { handEvolvers } from './hand.ts';
import { roundEvolvers } from './round.ts';

/** What each event changes. */
export const evolvers: Evolvers<BattleEvent> = {
  ...roundEvolvers,
  ...actEvolvers,
  ...attackEvolvers,
  ...handEvolvers,
  ...boardEvolvers,
};

const evolverOf = (type: EventType) => evolvers[type] as (state: BattleState, event: BattleEvent) => BattleState;

/** A battle after an event. No rule is asked: events are facts. */
export const evolve = (state: BattleState, event: BattleEvent): BattleState => evolverOf(event.type)(state, event);
