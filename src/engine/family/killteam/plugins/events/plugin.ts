import * as z from 'zod/mini';
import { EVENT, openTable } from '../effects/table.ts';
import type { Game } from '../../rules/game.ts';
import type { Plugin } from '../../rules/plugin.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { BattleState } from '../../model/state.ts';

declare module '../../model/state.ts' {
  interface PluginSlices {
    /** The table of events, and the row that came last; null: none. */
    eventTable: string;
    lastEvent: number | null;
  }
}

/** The id of the second roll on the table of events in one turning point. */
const SECOND = 'secondEvent';

/** Hunted on a difficulty that says so, two events come one after the other (`rules/acolyte.md` C1); the first lies on top. */
function rolls({ alert = 0, settings }: BattleState, table: string): readonly BattleEvent[] {
  const twiceFrom = settings.parameters?.eventTwiceFromAlert ?? Infinity;
  return [...(alert >= twiceFrom ? openTable(table, SECOND) : []), ...openTable(table, EVENT)];
}

/** From the turning point of the difficulty on, an event in each Ready step. */
function eventOf({ state }: Game): readonly BattleEvent[] {
  const { eventTable } = state;
  const { automation, parameters } = state.settings;
  const due = (automation.events ?? 'off') !== 'off' && state.turningPoint >= (parameters?.eventFrom ?? Infinity);
  return due && eventTable !== undefined && state.tables?.[eventTable] !== undefined ? rolls(state, eventTable) : [];
}

/** Events: something happens at the table in every turning point. */
export const events: Plugin = {
  id: 'events',
  slice: {
    shape: { eventTable: z.string(), lastEvent: z.nullable(z.int()) },
    initial: () => ({ eventTable: '', lastEvent: null }),
  },
  hooks: { readied: eventOf },
};
