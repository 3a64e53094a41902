import { openTable } from '../table.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `ROLL(table)`: a table of the battle is rolled on (`rules/acolyte.md` C0), by whoever brought it about; nothing when the battle has no such table. */
export const rollEffect: EffectModules['roll'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { table }, { id, by }) =>
    state.tables?.[table] === undefined ? [] : openTable(table, `roll.${id}`, by),
};
