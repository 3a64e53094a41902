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

const rows = readFileSync(path.join(import.meta.dirname, '../vectors/van.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)))
  .filter(({ kind }) => kind === 'van.turn')
  .map(({ rule = '', ...rest }) => ({ rule, ...rest }));

describe('rows of scripted states of Vanguard', () => {
  it('should all be there, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
  });

  it.each(rows)('[$id] should hold: $rule', (line) => {
    expect(answered(line)).toMatchObject({ id: line.id, ok: true, result: line.expect });
  });

  it.each([
    [{ do: 'dance' }],
    [{ do: 'activate' }],
    [{ do: 'activate', model: 'nobody' }],
    [{ do: 'act', model: 'a1', action: 'fly' }],
    [{ do: 'ask', what: 'weather' }],
  ])('should refuse a script with %o', (step) => {
    const models = { a1: { side: 'A' }, b1: { side: 'B' } };
    const script = step.do === 'act' ? [{ do: 'activate', model: 'a1' }, step] : [step];
    const reply = answered({ id: 'x', kind: 'van.turn', state: { turn: 'A', models }, script });
    expect(reply).toMatchObject({ ok: false, error: { code: 'badScript' } });
  });
});
