import * as z from 'zod/mini';
import { coversDie } from './coversDie.ts';
import { effectStep } from './effect.ts';

/** One row of a roll table: faces `from`..`to`, what it is called, and what it does. `otherwise`: done instead when ammunition rules are off and the effects concern ammunition. */
export const tableRow = z.strictObject({
  from: z.int(),
  to: z.int(),
  id: z.string(),
  name: z.string(),
  text: z.string(),
  effects: z.array(effectStep),
  otherwise: z.nullable(z.array(effectStep)),
  provenance: z.enum(['official-number', 'ours', 'user']),
});
export type TableRow = z.infer<typeof tableRow>;

const covered = (table: { die: number; rows: TableRow[] }): boolean => coversDie(table.die, table.rows);

/** A roll table; its schema proves that every face is covered exactly once. */
export const rollTable = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    die: z.union([z.literal(3), z.literal(6), z.literal(8), z.literal(10), z.literal(20)]),
    rows: z.array(tableRow),
    provenance: z.enum(['official-number', 'ours', 'user']),
  })
  .check(z.refine(covered, { error: 'facesNotCoveredOnce' }));
export type RollTable = z.infer<typeof rollTable>;

/** The row for a face; undefined when the face is not on the die. */
export const rowFor = (table: RollTable, face: number): TableRow | undefined =>
  table.rows.find((row) => face >= row.from && face <= row.to);
