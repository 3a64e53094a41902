import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { killTeams as englishTeams } from '../../src/words/en/killTeams.ts';
import { strategy as englishStrategy } from '../../src/words/en/strategy.ts';
import { kt2021 as english } from '../../src/words/en/systems/kt2021.ts';
import { kt2021Lite as englishLite } from '../../src/words/en/systems/kt2021Lite.ts';
import { rulings as englishRulings } from '../../src/words/en/systems/rulings.ts';
import { twoSides as englishSides } from '../../src/words/en/twoSides.ts';
import { killTeams } from '../../src/words/fr/killTeams.ts';
import { strategy } from '../../src/words/fr/strategy.ts';
import { kt2021 } from '../../src/words/fr/systems/kt2021.ts';
import { kt2021Lite } from '../../src/words/fr/systems/kt2021Lite.ts';
import { rulings } from '../../src/words/fr/systems/rulings.ts';
import { twoSides } from '../../src/words/fr/twoSides.ts';

/** A term of the sheets: the English one, the French one, and what stands in every form of it (a pattern). */
const termSchema = z.strictObject({ id: z.string(), en: z.string(), fr: z.string(), stem: z.optional(z.string()) });

const PAIRS = readFileSync(new URL('../vectors/terms-fr.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => termSchema.parse(JSON.parse(line)));

/** Every text of a catalogue that is no function, by its path. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}/${key}`));
}

const BOTH = [
  [english, kt2021],
  [englishLite, kt2021Lite],
  [englishSides, twoSides],
  [englishStrategy, strategy],
  [englishRulings, rulings],
  [englishTeams, killTeams],
] as const;

/** Each text in English with the French one of the same place. */
const TEXTS = BOTH.flatMap(([one, other]) => {
  const french = new Map(textsOf(other));
  return textsOf(one).map(([path, text]) => ({ path, text, french: french.get(path) ?? '' }));
});

describe('the terms of the French sheet', () => {
  it.each(PAIRS)('should be said where the English text has one: $en', ({ en, fr, stem }) => {
    const has = new RegExp(`\\b${en}\\b`, /^[A-Z]+$/u.test(en) ? 'u' : 'iu');
    const said = new RegExp(stem ?? fr, 'iu');
    expect(fr).toMatch(said);
    const where = TEXTS.filter(({ text }) => has.test(text));
    expect(where).not.toEqual([]);
    expect(where.filter(({ french }) => !said.test(french))).toEqual([]);
  });
});
