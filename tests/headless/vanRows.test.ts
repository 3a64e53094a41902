import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { answered } from '../support/headlessCase.ts';

const row = z.looseObject({
  id: z.string(),
  kind: z.string(),
  rule: z.optional(z.string()),
  expect: z.record(z.string(), z.unknown()),
});

const KINDS = ['van.attack', 'van.split', 'van.fall', 'van.move', 'van.nerve'];

const all = readFileSync(path.join(import.meta.dirname, '../vectors/van.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)))
  .map(({ rule = '', ...rest }) => ({ rule, ...rest }));
const rows = all.filter(({ kind }) => KINDS.includes(kind));

const wanted = (expected: Readonly<Record<string, unknown>>) =>
  'error' in expected ? { ok: false, error: { code: expected['error'] } } : { ok: true, result: expected };

describe('rows of Vanguard', () => {
  it('should all be there, each once', () => {
    expect(all).toHaveLength(182);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(rows)('[$id] should hold: $rule', (line) => {
    expect(answered(line)).toMatchObject({ id: line.id, ...wanted(line.expect) });
  });
});
