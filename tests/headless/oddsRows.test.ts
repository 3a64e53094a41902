import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { answered } from '../support/headlessCase.ts';

const told = z.record(z.string(), z.unknown());
const row = z.looseObject({ id: z.string(), expected: z.optional(told), expect: z.optional(told) });

const rows = ['odds.jsonl', 'odds21.jsonl', 'vanOdds.jsonl']
  .flatMap((file) => readFileSync(path.join(import.meta.dirname, '../vectors', file), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers by their path. A case says only what it asks for; values of probability 0 may be left out. */
function numbersOf(value: unknown, at: string): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((each, index) => numbersOf(each, `${at}[${String(index)}]`));
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => numbersOf(each, `${at}.${key}`)) : [];
}

const TOLERANCE = 1e-12;
const DISTRIBUTIONS: ReadonlySet<string> = new Set([
  'damage',
  'hits',
  'self_damage',
  'splash_damage',
  'kills',
  'outcome',
  'reap_by_attacker',
  'reap_by_defender',
]);

describe('the odds of the conformance cases', () => {
  it.each(rows)('$id', (line) => {
    const reply = answered(line);
    expect(reply.error).toBeUndefined();
    const result = z.record(z.string(), z.unknown()).parse(reply.result);
    for (const [key, wanted] of Object.entries(line.expected ?? line.expect ?? {}).filter(
      ([name]) => name !== 'line',
    )) {
      expect(result, key).toHaveProperty(key);
      const found = new Map(numbersOf(result[key], key));
      const right = new Map(numbersOf(wanted, key));
      const asked = DISTRIBUTIONS.has(key) ? new Set([...right.keys(), ...found.keys()]) : right.keys();
      for (const at of asked)
        expect(Math.abs((found.get(at) ?? 0) - (right.get(at) ?? 0)), at).toBeLessThanOrEqual(TOLERANCE);
    }
  });
});
