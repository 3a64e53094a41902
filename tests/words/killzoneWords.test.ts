import { describe, expect, it } from 'vitest';
import { killzonesFiles } from '../../src/content/packs/killzones/files.ts';
import { THEATRES } from '../../src/content/killzones/schema.ts';
import { killzones as en } from '../../src/words/en/killzones.ts';
import { killzones as fr } from '../../src/words/fr/killzones.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) =>
  leaves(catalogue)
    .map(([path]) => path)
    .filter((path) => !path.startsWith('content.'));

/** Words that English and French share. */
const SHARED = ['Barricade'];

function written(value: unknown, found: Set<string>, key = ''): Set<string> {
  if (typeof value === 'string') {
    if (key === 'name' || key === 'text') found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const [inside, inner] of Object.entries(value)) written(inner, found, inside);
  return found;
}

const { 'pack.json': _, ...rows } = killzonesFiles;
const all = [...written(rows, new Set())];

describe('the words of killzones', () => {
  it('should have the same keys in both languages, and a name for each theatre', () => {
    expect(keys(fr).toSorted()).toEqual(keys(en).toSorted());
    expect(Object.keys(en.theatres)).toEqual([...THEATRES]);
  });

  it('should know every name and sentence of ours in French, and none of nothing', () => {
    const { byName } = fr.content;
    expect(all.filter((said) => byName[said] === undefined)).toEqual([]);
    expect(Object.keys(byName).filter((said) => !all.includes(said))).toEqual([]);
    expect(all.filter((said) => byName[said] === said)).toEqual(SHARED);
  });

  it.each([
    ['English', en],
    ['French', fr],
  ])('should never shout, beg or apologise, and write typographic signs, in %s', (__, catalogue) => {
    const loud = /!|\bplease\b|\boops\b|\bsorry\b|are you sure|s’il vous plaît|désolé|['"]/iu;
    expect([...texts(catalogue)].filter(([, said]) => loud.test(said))).toEqual([]);
  });

  it('should bind French punctuation to its word', () => {
    const loose = /[^\u00A0\u202F][:;?](?:\s|$)/u;
    expect([...texts(fr)].map(([, said]) => said).filter((said) => loose.test(said))).toEqual([]);
  });
});
