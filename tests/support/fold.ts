import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { battleDecider } from '../../src/engine/systems/battle.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';

/** The state after an event, by the system that the battle names. */
export const { evolve } = battleDecider;

/** The state after these events, one after the other. */
export const evolveAll = (state: BattleState, events: readonly BattleEvent[]): BattleState =>
  gameOf(state).rules.evolve(state, events);
