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

const KINDS = ['kt21.shoot', 'kt21.fight', 'kt21.volley', 'kt21.target', 'kt21.move', 'kt21.turn'];

const rows = readFileSync(path.join(import.meta.dirname, '../vectors/kt21.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)))
  .filter(({ kind }) => KINDS.includes(kind))
  .map(({ rule = '', ...rest }) => ({ rule, ...rest }));

const wanted = (expected: Readonly<Record<string, unknown>>) =>
  'error' in expected ? { ok: false, error: { code: expected['error'] } } : { ok: true, result: expected };

describe('rows of Kill Team 2021', () => {
  it('should all be there, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('[$id] should hold: $rule', (line) => {
    expect(answered(line)).toMatchObject({ id: line.id, ...wanted(line.expect) });
  });
});
