import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { battleDecider } from '../../src/engine/systems/battle.ts';
import { expectSame } from './expectSame.ts';
import { evolveAll } from './fold.ts';
import type { PlayedEntry } from './randomPlayer.ts';

/** Where the commands of a log lead when they are decided again; each must bring the events it brought. */
export const replayed = (start: BattleState, entries: readonly PlayedEntry[]): BattleState =>
  entries.reduce((state, { command, events }) => {
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) throw new Error(`${command.type} refused`);
    expectSame(decision.events, events);
    return evolveAll(state, decision.events);
  }, start);
