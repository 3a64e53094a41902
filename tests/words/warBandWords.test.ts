import { describe, expect, it } from 'vitest';
import { vanguardBandsFiles } from '../../src/content/packs/vanguard-bands/files.ts';
import { BAND_FACTS } from '../../src/content/warBands/bandFacts.ts';
import { bandRows as englishRows } from '../../src/words/en/bandRows.ts';
import { warBands as en } from '../../src/words/en/warBands.ts';
import { bandRows } from '../../src/words/fr/bandRows.ts';
import { warBands as fr } from '../../src/words/fr/warBands.ts';
import { packName } from '../../src/words/packName.ts';
import { termsOf } from '../../src/words/termsOf.ts';
import { leaves, texts } from './support/spoken.ts';

const paths = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('the words of war bands', () => {
  it('should have the same keys in both languages, and a sentence for each fact', () => {
    expect(paths(fr).toSorted()).toEqual(paths(en).toSorted());
    expect(Object.keys(en.facts)).toEqual([...BAND_FACTS]);
  });

  it.each([
    ['English', en],
    ['French', fr],
    ['French rows', bandRows],
  ])('should never shout, beg or apologise, and write typographic signs, in %s', (_, catalogue) => {
    const loud = /!|\bplease\b|\boops\b|\bsorry\b|are you sure|s’il vous plaît|désolé|['"]/iu;
    expect([...texts(catalogue)].filter(([, said]) => loud.test(said))).toEqual([]);
  });

  it('should bind French punctuation to its word', () => {
    const loose = /[^\u00A0\u202F][:;?](?:\s|$)/u;
    expect(
      [...texts(fr), ...texts(bandRows)].filter(([path, said]) => !path.includes('″') && loose.test(said)),
    ).toEqual([]);
  });

  it('should say what a card does in one line each', () => {
    expect(en.card.attack(en.card.melee(0), en.card.profile(2, 4, 1, 1))).toBe('base contact: 2D6, 4+, AP1, D1');
    expect(en.card.ability(en.card.moments.hitRoll.ranged, en.card.changes.die(1), 1)).toBe(
      '1 CP, said before the roll, shooting: +1 on each die',
    );
    expect(en.card.ability(en.card.moments.nerve.any, en.card.changes.die(1), 0)).toBe(
      'always, testing nerve: +1 on each die',
    );
    expect(fr.facts.overPoints({ points: 106, limit: 100, over: 6 })).toBe('106 points, soit 6 de trop pour 100.');
  });
});

/** What is written for people, by the keys it stands under. */
const WRITTEN = ['name', 'kind', 'text', 'map', 'where', 'first', 'second'];

function written(value: unknown, found: Set<string>, key = ''): Set<string> {
  if (typeof value === 'string') {
    if (WRITTEN.includes(key)) found.add(value);
  } else if (Array.isArray(value)) for (const inner of value) written(inner, found, key);
  else if (typeof value === 'object' && value !== null)
    for (const [inside, inner] of Object.entries(value)) written(inner, found, inside);
  return found;
}

const { 'pack.json': manifest, ...rows } = vanguardBandsFiles;
/** The sides of attacks and near whom an objective lies are no names. */
const NO_NAMES = ['ranged', 'melee', 'return', 'heal', 'mortal', 'Hesk'];

describe('the war bands that ship, in French', () => {
  const all = [...written(rows, new Set<string>())].filter((said) => !NO_NAMES.includes(said));
  const { byName } = bandRows.content;

  it('should have every name and sentence', () => {
    expect(all.filter((said) => byName[said] === undefined)).toEqual([]);
  });

  it('should hold no name or sentence of nothing', () => {
    const known = new Set([...all, 'north', 'east', 'south', 'west', (manifest as { name: string }).name]);
    // Words that the engine calls edges by are no names in the pack's own sense.
    expect(Object.keys(byName).filter((said) => !known.has(said))).toEqual([]);
  });

  it('should be said where their battle is, numbered as they are, and stay as written in English', () => {
    expect(termsOf('vanguard')).toBe('bandRows');
    expect(packName(bandRows, 'Chorister 2')).toBe('Choriste 2');
    expect(packName(englishRows, 'Chorister 2')).toBe('Chorister 2');
  });
});
