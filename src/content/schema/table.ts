import * as z from 'zod/mini';
import { effectStep } from '../../engine/family/killteam/tables/effect.ts';
import { rollTableWith } from '../../engine/family/killteam/tables/rollTable.ts';
import { rowId } from './common.ts';

const isRowId = (id: string): boolean => rowId.safeParse(id).success;

/** A roll table of a pack: the engine's, with names that words and saves can refer to. */
export const packTable = rollTableWith(effectStep).check(
  z.refine((table) => isRowId(table.id), { path: ['id'], error: 'badId' }),
  z.refine((table) => table.rows.every((row) => isRowId(row.id)), { path: ['rows'], error: 'badId' }),
);
