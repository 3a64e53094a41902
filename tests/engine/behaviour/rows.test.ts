import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { SELF_FACTS, TARGET_FACTS } from '../../../src/engine/behaviour/killTeam/fact.ts';
import { answered } from '../../support/headlessCase.ts';
import { shippedTable, TABLES } from './support.ts';

/** Facts that are so, `!` before one that is not; of targets also inches (`5in`), wounds (`w4`) and threat (`t0.5`). */
const row = z.strictObject({
  id: z.string(),
  table: z.string(),
  rule: z.string(),
  self: z.prefault(z.array(z.string()), []),
  targets: z.record(z.string(), z.string()),
  situation: z.prefault(z.record(z.string(), z.unknown()), {}),
  unknown: z.prefault(z.array(z.string()), []),
  told: z.prefault(z.array(z.unknown()), []),
  expect: z.string(),
});
type Row = z.infer<typeof row>;

const rows = readFileSync(path.join(import.meta.dirname, '../../vectors/npo.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)));

const USUAL = ['canShoot', 'canFight', 'woundsAboveHalf', 'alertAtLeast1', 'alertAtLeast2', 'alertAtLeast3'];
const MEASURED = ['chargeReach', 'within4', 'farFromAll'];

/** Everything told: so if it is named, else not so; what is measured or not known is left out. */
function told(facts: readonly { id: string }[], named: readonly string[], out: readonly string[]) {
  return Object.fromEntries(
    facts
      .map(({ id }) => id)
      .filter((id) => !out.includes(id))
      .map((id) => [id, named.includes(id) && !named.includes(`!${id}`)]),
  );
}

function targetOf(id: string, text: string, unknown: readonly string[]) {
  const words = text.split(' ');
  const number = (pattern: RegExp): number | undefined => {
    const found = words.map((word) => pattern.exec(word)?.groups?.n).find((match) => match !== undefined);
    return found === undefined ? undefined : Number(found);
  };
  const inches = number(/^(?<n>[\d.]+)in$/u);
  const out = inches === undefined ? unknown : [...unknown, ...MEASURED];
  return {
    id,
    facts: told(TARGET_FACTS, words, out),
    inches,
    wounds: number(/^w(?<n>\d+)$/u),
    threat: number(/^t(?<n>[\d.]+)$/u),
  };
}

function caseOf({ table, self, targets, situation, unknown, told: answers }: Row) {
  const all = Object.entries(targets).map(([id, text]) => targetOf(id, text, unknown));
  const measured = all.length > 0 && all.every(({ inches }) => inches !== undefined);
  const out = measured ? [...unknown, ...MEASURED] : unknown;
  const engaged = Object.values(targets).some((text) => text.includes('inControlRange')) ? ['engaged'] : [];
  return {
    kind: 'npo',
    table,
    facts: { self: told(SELF_FACTS, [...USUAL, ...engaged, ...self], out), targets: all },
    situation,
    told: answers,
  };
}

const step = z.looseObject({ row: z.string(), target: z.nullable(z.string()), wish: z.nullable(z.string()) });
const decided = z.looseObject({ decision: z.strictObject({ order: z.string(), steps: z.array(step) }) });
const asking = z.looseObject({
  question: z.looseObject({
    kind: z.string(),
    place: z.optional(z.string()),
    fact: z.optional(z.string()),
    targets: z.optional(z.array(z.string())),
  }),
});

/** `engage: charge a, fight a`, the rows taken; `asks sight here a b`. */
function said(result: unknown): string {
  const asked = asking.safeParse(result);
  if (asked.success) {
    const { kind, place = '', fact = '', targets = [] } = asked.data.question;
    return ['asks', kind, place, fact, ...targets].filter((word) => word !== '').join(' ');
  }
  const { order, steps } = decided.parse(result).decision;
  const all = steps.map((each) => [each.row, each.target, each.wish].filter((word) => word !== null).join(' '));
  return `${order}: ${all.join(', ') || '-'}`;
}

const TITLED = rows.map((each) => ({ ...each, title: `${each.id} ${each.table}: ${each.rule}` }));

describe('situations of the shipped tables', () => {
  it('should be there, each once', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(TITLED)('$title', (given) => {
    const { ok, result, error } = answered(caseOf(given));
    expect(ok ? said(result) : error).toBe(given.expect);
  });

  it('should take every row of every table', () => {
    const taken = rows.flatMap(({ table, expect: expected }) =>
      expected.split(/[:,] /u).map((words) => `${table} ${words.split(' ')[0] ?? ''}`),
    );
    const all = TABLES.flatMap((table) => shippedTable(table).rows.map(({ id }) => `${table} ${id}`));
    expect(all.filter((each) => !taken.includes(each))).toEqual([]);
  });
});
