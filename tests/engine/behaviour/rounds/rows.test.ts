import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { shippedRoundTables } from '../../../../src/content/shippedRoundTables.ts';
import { roundLint } from '../../../../src/engine/behaviour/rounds/lint.ts';
import { said, shippedTable } from './support.ts';

/** Facts that are so, `!` before one that is not known; of targets also inches (`5in`), wounds (`w4`) and threat (`t0.5`). */
const row = z.strictObject({
  id: z.string(),
  table: z.string(),
  rule: z.string(),
  self: z.prefault(z.string(), ''),
  targets: z.prefault(z.record(z.string(), z.string()), {}),
  situation: z.prefault(z.record(z.string(), z.union([z.int(), z.boolean()])), {}),
  expect: z.string(),
});

const rows = readFileSync(path.join(import.meta.dirname, '../../../vectors/npoVanguard.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)))
  .map((each) => ({ ...each, title: `${each.id} ${each.table}: ${each.rule}` }));

const tables = [...shippedRoundTables().values()];

describe('situations of the tables for war bands', () => {
  it('should be there, each once', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('$title', ({ table, self, targets, situation, expect: expected }) => {
    expect(said(shippedTable(table), { self, targets, situation })).toBe(expected);
  });

  it('should take every row of every table', () => {
    const taken = rows.flatMap(({ table, expect: expected }) =>
      expected.split(', ').map((words) => `${table} ${words.split(' ')[0] ?? ''}`),
    );
    const all = tables.flatMap((table) => table.rows.map(({ id }) => `${table.id} ${id}`));
    expect(all.filter((each) => !taken.includes(each))).toEqual([]);
  });

  it('should be of tables in which nothing is likely not meant', () => {
    expect(tables.flatMap((table) => roundLint(table))).toEqual([]);
  });
});
