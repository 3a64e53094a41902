import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const numbered = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${letter}${String(from + index).padStart(2, '0')}`);

/** The rules of ACOLYTE, of the battle and of what comes after it. */
const RULES = numbered('A-', 1, 60);
/** Rows of state and timing. T10 to T12 belong to two players with a side each: stand in their place. */
const TIMING = [...numbered('T', 1, 9), ...numbered('T', 13, 27)];

const root = path.resolve('tests');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/u.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));
/** Titles as they are written, with the id in brackets at their start. */
const titles = sources.flatMap((source) => source.match(/'\[(?:A-|T)\d\d\][^'\n]*/gu) ?? []);
const idsOf = (title: string): readonly string[] =>
  [...(/^'((?:\[[^\]]+\] ?)+)/u.exec(title)?.[1] ?? '').matchAll(/\[([^\]]+)\]/gu)].map(([, id]) => id ?? '');
const titled = (id: string): readonly string[] => titles.filter((title) => idsOf(title).includes(id));
/** A title that says what a rule does not do, or where, carries one of these words; one that says what it does, none. */
const sparing = (title: string): boolean =>
  /\b(?:not|no|none|nobody|nothing|never|only|without|unless|neither|nor)\b/u.test(title);

describe('the list of rules', () => {
  it.each(RULES)('should have a case of %s where it applies and one where it does not', (id) => {
    expect(titled(id).filter((title) => !sparing(title))).not.toEqual([]);
    expect(titled(id).filter(sparing)).not.toEqual([]);
  });

  it.each(TIMING)('should have a case of %s', (id) => {
    expect(titled(id).length).toBeGreaterThanOrEqual(1);
  });

  it('should find no other ids in the titles', () => {
    const known = new Set([...RULES, ...TIMING]);
    expect(titles.filter((title) => !idsOf(title).every((id) => known.has(id)))).toEqual([]);
  });
});
