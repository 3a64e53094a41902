import { describe, expect, it } from 'vitest';
import { campaignFiles } from '../../src/content/packs/campaignFiles.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { contentName, contentText, withContent } from '../../src/words/content.ts';
import { rows as english } from '../../src/words/en/campaign/rows.ts';
import { rows as french } from '../../src/words/fr/campaign/rows.ts';
import { fr } from '../support/words.ts';
import { packNames } from '../../src/words/packNames.ts';
import { contentOfRows } from '../../src/words/rows.ts';

interface Row {
  readonly id?: string;
  readonly item?: string;
  readonly name?: string;
  readonly trait?: { readonly name: string } | null;
  readonly trainings?: readonly { readonly id: string; readonly name: string }[];
}

const NAMED = [
  'weapons',
  'backgrounds',
  'honours',
  'scars',
  'ploys',
  'powers',
  'equipment',
  'objectives',
  'loot',
  'bases',
];
const rowsOf = (file: string) => campaignFiles[`${file}.json`] as readonly Row[];
const perils = campaignFiles['tables/perils.json'] as { id: string; title: string; rows: readonly Row[] };

/** Names by id as the pack has them. Wargear has a name where it has a trait; a trait of a level is the engine's. */
const names = new Map<string, string>([
  ...NAMED.flatMap(rowsOf).map(({ id = '', name = '' }) => [id, name] as const),
  ...rowsOf('wargear').flatMap(({ item = '', trait }) => (trait == null ? [] : [[item, trait.name] as const])),
  ...rowsOf('bases').flatMap(({ trainings = [] }) => trainings.map(({ id, name }) => [id, name] as const)),
  ...perils.rows.map(({ id = '', name = '' }) => [id, name] as const),
  [perils.id, perils.title],
  ['practised-mind', 'Practised mind'],
]);

const texts = (words: typeof english) =>
  Object.entries(words).flatMap(
    ([id, { name, text }]) =>
      [
        [id, name],
        [id, text],
      ] as const,
  );

describe('names and meanings of the campaign pack', () => {
  it.each([
    ['English', english],
    ['French', french],
  ])('should be there for every row and for nothing else in %s', (_, words) => {
    expect(Object.keys(words).toSorted()).toEqual([...names.keys()].toSorted());
    expect(texts(words).filter(([, said]) => said.trim() === '')).toEqual([]);
  });

  it('should name every row in English as the pack does', () => {
    const plain = (name: string) => name.replaceAll('’', "'");
    expect([...names].filter(([id, name]) => plain(english[id]?.name ?? '') !== name)).toEqual([]);
  });

  it('should keep what belongs together together in French, and write no straight quote', () => {
    const broken = texts(french).filter(([, said]) => / [:;?!]|[^\u00A0\d][:;?!]|['"]/u.test(said));
    expect(broken).toEqual([]);
  });

  it('should write inches as inches', () => {
    expect([...texts(english), ...texts(french)].filter(([, said]) => /\d"|\d inch/u.test(said))).toEqual([]);
  });

  it('should be said in French, not in English', () => {
    const same = Object.keys(english).filter((id) => english[id]?.text === french[id]?.text);
    expect(same).toEqual([]);
  });

  it('should not rename what the pack below has, in any language', () => {
    const twice = Object.keys(english).filter((id) => packNames[id] !== undefined);
    expect(twice.filter((id) => english[id]?.name !== packNames[id])).toEqual([]);
    expect(twice.filter((id) => french[id]?.name !== fr.content.names[id])).toEqual([]);
  });

  it('should agree with the names that a battle follows', () => {
    const followed = ['take-one-alive', 'burn-the-ledger', 'the-other-thing'];
    expect(followed.map((id) => fr.content.names[id])).toEqual(followed.map((id) => french[id]?.name));
  });
});

describe('the names of the rows', () => {
  it('should come in the language that is asked for', async () => {
    expect((await fetchWords('campaignRows', 'fr')).names['gun-ace']).toBe('As de la gâchette');
    expect((await fetchWords('campaignRows', 'en')).texts['gun-ace']).toBe('Ranged weapons are Balanced.');
  });

  it('should fall back on the pack', () => {
    const words = { content: contentOfRows(english) };
    expect([contentName(words, 'of-a-user', 'Of a user'), contentText(words, 'of-a-user', 'Theirs')]).toEqual([
      'Of a user',
      'Theirs',
    ]);
  });

  it('should be found by whoever names content', async () => {
    const words = withContent(fr, contentOfRows(french));
    expect(contentName(words, 'medicae', 'Medicae')).toBe('Infirmerie');
    expect(contentText(words, 'medicae/text', '')).toBe('Les jets de guérison ont +1.');
    expect(contentText(words, 'gun-ace', '')).toBe('Ses armes de tir sont Équilibrées.');
    expect(contentName(words, 'lasgun', 'Lasgun')).toBe('Fusil laser');
    expect(contentName(await fetchWords('campaign', 'fr'), 'slow-bleed', '')).toBe('Saignement lent');
  });
});
