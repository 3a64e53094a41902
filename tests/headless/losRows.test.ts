import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { answered } from '../support/headlessCase.ts';

const row = z.looseObject({
  id: z.string(),
  kind: z.literal('los'),
  title: z.string(),
  robust: z.literal(true),
  expect: z.looseObject({ frontier: z.array(z.unknown()) }),
});

const rows = readFileSync(path.join(import.meta.dirname, '../vectors/los.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)));

describe('rows of lines of sight', () => {
  it('should all be there, each once', () => {
    expect(rows).toHaveLength(153);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('[$id] should hold: $title', (line) => {
    const { frontier, ...rest } = line.expect;
    const reply = answered(line);
    expect(reply).toMatchObject({ id: line.id, ok: true, result: rest });
    // Among the best no one is before another.
    const { result } = reply as { result: { frontier: readonly unknown[] } };
    expect(result.frontier).toHaveLength(frontier.length);
    expect(result.frontier).toEqual(expect.arrayContaining(frontier));
  });
});
