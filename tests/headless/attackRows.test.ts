import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { answered } from '../support/headlessCase.ts';

const row = z.looseObject({
  id: z.string(),
  kind: z.string(),
  rule: z.optional(z.string()),
  expect: z.optional(z.record(z.string(), z.unknown())),
});

const rowsOf = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../vectors', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => row.parse(JSON.parse(line)))
    .filter(({ kind }) => kind.startsWith('kt3.'))
    .map(({ rule = '', ...rest }) => ({ rule, ...rest }));

const given = rowsOf('attack.jsonl');
const own = rowsOf('attack-own.jsonl');

describe('attack rows', () => {
  it('should all be there, each once', () => {
    expect(given).toHaveLength(37);
    expect(own).toHaveLength(86);
    expect(new Set([...given, ...own].map(({ id }) => id)).size).toBe(given.length + own.length);
  });

  it.each([...given, ...own])('[$id] should hold: $rule', (line) => {
    const reply = answered(line);
    expect(reply).toMatchObject({ id: line.id, ok: true, result: line.expect });
    expect(Object.keys(line.expect ?? {})).not.toHaveLength(0);
  });
});
