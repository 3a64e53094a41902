import { openTable } from '../table.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `REROLL`: the table that the row is of is rolled once more (`rules/acolyte.md` C0); nothing for what is no row of a table. */
export const rerollEffect: EffectModules['reroll'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, _, { id, source }) => {
    const table = Object.values(state.tables ?? {}).find(({ rows }) => rows.some((row) => row.id === source));
    return table === undefined ? [] : openTable(table.id, `reroll.${id}`);
  },
};
