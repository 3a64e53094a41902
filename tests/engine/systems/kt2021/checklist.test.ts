import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKLIST_2021 } from '../../../support/checklist2021.ts';

/**
 * What has no test yet. PIN_CHECKLIST=1 takes off what has got one, and adds nothing.
 */
const MISSING = path.resolve('tests/support/missing2021.json');
const missing: readonly string[] = JSON.parse(readFileSync(MISSING, 'utf8'));

const IDS = Object.values(CHECKLIST_2021).flat().toSorted();

const root = path.resolve('tests');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/u.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));
/** Titles as they are written: what begins with an id in brackets, in quotes of any kind. */
const titles = sources.flatMap((source) =>
  [...source.matchAll(/(['"`])(\[[KLCX]-\d\d\].*?)\1(?=[,)\s])/gu)].map(([, , title]) => title ?? ''),
);
const idsOf = (title: string): readonly string[] =>
  [...title.matchAll(/\[([KLCX]-\d\d)\]/gu)].map(([, id]) => id ?? '');
const titled = (id: string): readonly string[] => titles.filter((title) => idsOf(title).includes(id));

/** The tests that carry an id in their own title, with all that stands in them. */
const TEST = /\n( *)it\((['"`])(\[[KLCX]-\d\d\].*?)\2, [^]*?\n\1\}(?:, [\d_]+)?\);/gu;
const bodies = sources.flatMap((source) =>
  [...source.matchAll(TEST)].map(([body, , , title]) => ({ title: title ?? '', body })),
);

/** A title that says what a rule does not do, or where, carries one of these words; one that says what it does, none. */
const sparing = (title: string): boolean =>
  /\b(?:not|no|none|nobody|nothing|never|only|without|unless|neither|nor)\b/u.test(title);

/** What an id has no case of yet: where it applies, and where it does not. */
const lacking = (id: string): readonly string[] => {
  const found = titled(id);
  return [
    ...(found.some((title) => !sparing(title)) ? [] : [`${id} applies`]),
    ...(found.some(sparing) ? [] : [`${id} spares`]),
  ];
};

describe('the list of rules of Kill Team 2021, Lite and the commentary', () => {
  it('should have every id once', () => {
    expect(IDS).toHaveLength(81 + 48 + 63);
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it('should have a case of each id where it applies and one where it does not, but for those that are known to lack', () => {
    const found = IDS.flatMap(lacking);
    const left = missing.filter((each) => found.includes(each));
    if (process.env['PIN_CHECKLIST'] === '1') writeFileSync(MISSING, `${JSON.stringify(left, null, 2)}\n`);
    expect(found).toEqual(process.env['PIN_CHECKLIST'] === '1' ? left : missing);
  });

  it('should have tests that look at something: a title alone is none', () => {
    expect(bodies.length).toBeGreaterThan(300);
    expect(bodies.filter(({ body }) => !/\bexpect\(/u.test(body)).map(({ title }) => title)).toEqual([]);
  });

  it('should find no other ids in the titles', () => {
    const known = new Set(IDS);
    const unknown = titles.flatMap(idsOf).filter((id) => !id.startsWith('X') && !known.has(id));
    expect(unknown).toEqual([]);
  });
});
