import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary as en } from '../../src/words/en/glossary/glossary.ts';
import { glossary as fr } from '../../src/words/fr/glossary/glossary.ts';
import { termsIn } from '../../src/words/termsIn.ts';

const languages = [
  ['en', en.glossary],
  ['fr', fr.glossary],
] as const;

const rowsOf = ({ terms }: typeof en.glossary) =>
  Object.values(terms).flatMap((section) => Object.entries(section).map(([id, words]) => ({ id, ...words })));

const linked = (terms: typeof en.glossary.terms, sentence: string) =>
  termsIn(terms, sentence).flatMap(({ text, term }) => (term === null ? [] : [[text, term]]));

describe('the glossary', () => {
  it.each(languages)('should give every word a name and a meaning of its own in %s', (_, glossary) => {
    const rows = rowsOf(glossary);
    expect(rows.length).toBeGreaterThan(55);
    for (const { name, text } of rows) {
      expect(name).not.toBe('');
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThan(260);
    }
    const forms = rows.flatMap(({ id, name, also }) => [...new Set([name, ...also].map((form) => `${form} ${id}`))]);
    const bare = forms.map((form) => form.slice(0, form.lastIndexOf(' ')).toLowerCase());
    expect(bare.filter((form, at) => bare.indexOf(form) !== at)).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('should have the same words in both languages', () => {
    expect(rowsOf(fr.glossary).map(({ id }) => id)).toEqual(rowsOf(en.glossary).map(({ id }) => id));
  });

  it('should write French as French is written', () => {
    const said = rowsOf(fr.glossary).map(({ text }) => text);
    expect(said.filter((text) => /[^\u00A0\u202F][:;?](?:\s|$)/u.test(text))).toEqual([]);
    expect([...said, ...rowsOf(en.glossary).map(({ text }) => text)].filter((text) => /['"!]/u.test(text))).toEqual([]);
  });

  it('should find its words in a sentence, the longest first and each once', () => {
    expect(linked(en.glossary.terms, 'Choose three patrol points for each group. A Group, DV 3, alert 2.')).toEqual([
      ['patrol points', 'patrolPoint'],
      ['group', 'group'],
      ['DV', 'dv'],
      ['alert', 'alert'],
    ]);
    expect(linked(fr.glossary.terms, 'Les points d’entrée, la zone d’insertion.')).toEqual([
      ['points d’entrée', 'entryPoint'],
      ['zone d’insertion', 'dropZone'],
    ]);
  });

  it('should leave the names of weapons alone', () => {
    const said = (names: readonly string[]) =>
      termsIn(en.glossary.terms, 'Heavy stubber, behind Heavy terrain.', undefined, names).filter(
        ({ term }) => term !== null,
      );
    expect(said([])).toEqual([{ text: 'Heavy', term: 'heavy' }]);
    expect(said(['Heavy stubber'])).toEqual([{ text: 'Heavy terrain', term: 'heavy' }]);
    expect(said([''])).toEqual(said([]));
  });

  it('should leave everyday words alone, and parts of words', () => {
    expect(linked(en.glossary.terms, 'In any order, a light move, a regroup, an alertness; it may hit.')).toEqual([]);
    expect(linked(en.glossary.terms, 'Heavy, Light')).toEqual([
      ['Heavy', 'heavy'],
      ['Light', 'light'],
    ]);
    expect(termsIn(en.glossary.terms, 'Nothing here').map(({ text }) => text)).toEqual(['Nothing here']);
  });

  it('should know every word that a screen names by its id', () => {
    const known = new Set(rowsOf(en.glossary).map(({ id }) => id));
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const named = sources.flatMap((file) => [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(/<Term of="(?<id>\w+)"/gu),
    ]);
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(({ groups }) => groups?.['id'] ?? '').filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    'after-battle',
    'battle',
    'campaign',
    'deployment',
    'enemy-turn',
    'retinue',
    'scenario-editor',
    'settings',
    'turning-point',
    'two-sides',
  ])('should be linked from the screens of %s', (feature) => {
    const shared = ['src/forms/DocumentPage.tsx'];
    const own = readdirSync(`src/features/${feature}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(`src/features/${feature}/${file}`, 'utf8'));
    const used = shared.filter((file) => own.some((text) => text.includes(file.split('/').at(-1) ?? file)));
    const all = [...own, ...used.map((file) => readFileSync(file, 'utf8'))];
    expect(all.some((text) => /<(?:Explained|Term) /u.test(text))).toBe(true);
  });
});
