import { foretoldId, openTable } from '../table.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** The die of the next event is rolled now, and lies there until the event comes (`rules/acolyte.md` C20, Vox hall). */
export const foretellEffect: EffectModules['foretell'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }) =>
    state.eventTable === undefined || state.tables?.[state.eventTable] === undefined
      ? []
      : openTable(state.eventTable, foretoldId(state)),
};
