import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOOT, RARE_LOOT } from '../../src/engine/family/killteam/plugins/effects/lootTables.ts';
import { generatedNames, generatedTexts } from '../../src/content/generator/generatedWords.ts';
import { packNames } from '../../src/words/packNames.ts';
import { contentName, contentText } from '../../src/words/content.ts';
import { en, fr } from '../support/words.ts';
import { lookOf, operativeName } from '../../src/words/look.ts';
import { packName } from '../../src/words/packName.ts';
import { smallSetup } from '../support/smallBattle.ts';

interface Told {
  readonly id: string;
  readonly text: string;
}

interface Script {
  readonly briefing: string;
  readonly passages: readonly (Told & { readonly title: string })[];
  readonly objectives: readonly Told[];
  readonly actions: readonly (Told & Row)[];
  readonly hooks: readonly Row[];
  readonly waves: readonly (Row & { readonly where: string })[];
  readonly endings: readonly (Told & Row)[];
  readonly priorityTarget: { readonly text: string } | null;
  readonly targetLocation: string | null;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly byHand?: string | null;
  readonly rules?: readonly { readonly id: string; readonly text?: string }[];
  readonly profiles?: readonly Row[];
  readonly counters?: readonly Row[];
  readonly ticks?: readonly Row[];
  readonly setUp?: readonly string[];
  readonly primary?: string;
  readonly text?: string;
  readonly effects?: readonly { readonly where?: string; readonly mark?: string }[];
  readonly traits?: readonly Row[];
  readonly script?: Script;
  readonly plan?: {
    readonly notes: string;
    readonly board: string;
    readonly markers: readonly (Row & { readonly where: string })[];
  };
  readonly insteadOfReinforcements?: Row;
  readonly variants?: readonly (Row & { readonly grants: readonly { readonly traits: readonly Row[] }[] })[];
}

interface Reference {
  readonly id: string;
  readonly priorityTarget: string | null;
  readonly targetLocation: string | null;
  readonly rules: readonly string[];
}

const pack = path.resolve(import.meta.dirname, '../../src/content/packs/acolyte-core');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(pack, file), 'utf8'));
const tables = readdirSync(path.join(pack, 'tables')).map(
  (file) => read(`tables/${file}`) as { id: string; title: string; rows: Row[] },
);
const generator = path.resolve(pack, '../../generator/data');
const own = (file: string): unknown => JSON.parse(readFileSync(path.join(generator, file), 'utf8'));
const references = own('kt2.json') as readonly Reference[];
/** The missions, that of the first battle with the script that the generator gives it. */
const missions: readonly Row[] = (read('missions.json') as Row[]).map((row) =>
  row.id === 'silence-the-voice' ? { ...row, ...(own('voice.json') as Pick<Row, 'script' | 'plan'>) } : row,
);
const FILES = ['weapons', 'armour', 'operatives', 'factions', 'retinues', 'scenarios'];
const traitsOf = (row: Row): readonly Row[] => [
  ...(row.traits ?? []),
  ...(row.variants ?? []).flatMap(({ grants }) => grants.flatMap(({ traits }) => traits)),
];
/** The two sides for plain Kill Team. */
const sides: readonly Row[] = ['weapons', 'operatives', 'retinues', 'missions'].flatMap(
  (file) => read(`../kt3-sides/${file}.json`) as Row[],
);
/** The addons that come with the app. */
const addons: readonly Row[] = ['bestiary', 'know-no-fear', 'path-to-glory'].flatMap((id) =>
  ['weapons', 'operatives', ...(id === 'bestiary' ? ['factions'] : [])].flatMap(
    (file) => read(`../${id}/${file}.json`) as Row[],
  ),
);
const rows = [
  ...addons,
  ...FILES.flatMap((file) => read(`${file}.json`) as Row[]),
  ...missions,
  ...sides,
  ...tables.flatMap((table) => table.rows),
];
const live = ({ script, plan }: Row): readonly Row[] => [
  ...(script?.actions ?? []),
  ...(script?.hooks ?? []),
  ...(script?.waves ?? []),
  ...(script?.endings ?? []),
  ...(script?.passages.map(({ id, title }) => ({ id, name: title })) ?? []),
  ...(plan?.markers ?? []),
];

const named = rows.flatMap((row) => [
  row,
  ...(row.profiles ?? []),
  ...(row.counters ?? []),
  ...(row.ticks ?? []),
  ...(row.variants ?? []),
  ...(row.insteadOfReinforcements === undefined ? [] : [row.insteadOfReinforcements]),
  ...traitsOf(row),
  ...live(row),
]);
const names = [
  ...named.map(({ id, name }) => [id, name] as const),
  ...tables.map(({ id, title }) => [id, title] as const),
];

/** Sentences of a scenario's script and plan, by path. */
const scripted = ({ id, script, plan }: Row): [string, string][] => [
  ...(script === undefined ? [] : [[`${id}/briefing`, script.briefing] as [string, string]]),
  ...(plan === undefined || plan.notes === '' ? [] : [[`${id}/notes`, plan.notes] as [string, string]]),
  ...(plan === undefined || plan.board === '' ? [] : [[`${id}/board`, plan.board] as [string, string]]),
  ...(script?.priorityTarget ? [[`${id}/priorityTarget`, script.priorityTarget.text] as [string, string]] : []),
  ...(script?.targetLocation ? [[`${id}/targetLocation`, script.targetLocation] as [string, string]] : []),
  ...(['objectives', 'actions', 'passages', 'endings'] as const).flatMap((kind) =>
    (script?.[kind] ?? []).map(({ id: of, text }): [string, string] => [`${id}/${kind}/${of}`, text]),
  ),
  ...(script?.waves ?? []).map(({ id: of, where }): [string, string] => [`${id}/waves/${of}`, where]),
  ...(plan?.markers ?? []).map(({ id: of, where }): [string, string] => [`${id}/markers/${of}`, where]),
];

const referred = ({ id, priorityTarget, targetLocation, rules }: Reference): [string, string][] => [
  ...(priorityTarget === null ? [] : [[`${id}/priorityTarget`, priorityTarget] as [string, string]]),
  ...(targetLocation === null ? [] : [[`${id}/targetLocation`, targetLocation] as [string, string]]),
  ...rules.map((text, index): [string, string] => [`${id}/rules/${index}`, text]),
];

const written = (row: Row): [string, string][] => [
  ...scripted(row),
  ...(row.text === undefined ? [] : [[`${row.id}/text`, row.text] as [string, string]]),
  ...(row.primary === undefined ? [] : [[`${row.id}/primary`, row.primary] as [string, string]]),
  ...(typeof row.byHand === 'string' ? [[`${row.id}/byHand`, row.byHand] as [string, string]] : []),
  ...(row.setUp ?? []).map((said, index): [string, string] => [`${row.id}/setUp/${index}`, said]),
  ...traitsOf(row).map(({ id, text = '' }): [string, string] => [id, text]),
  ...(row.rules ?? []).flatMap(({ id, text }): [string, string][] =>
    text === undefined ? [] : [[`${row.id}/${id}`, text]],
  ),
];

/** Places and marks of effects have no id but themselves. */
const places = tables.flatMap((table) =>
  table.rows.flatMap(({ effects = [] }) => effects.flatMap(({ where, mark }) => [where ?? '', mark ?? ''])),
);
const texts = [...rows.flatMap(written), ...references.flatMap(referred), ...Object.entries(generatedTexts)];

describe('content of the bundled pack', () => {
  it('should know every name as the pack has it', () => {
    expect(
      names.filter(([id, name]) => id !== 'quick-start' && packNames[id] !== name.replace(' (standard)', '')),
    ).toEqual([]);
  });

  it('should have every name in French', () => {
    expect(names.filter(([id]) => fr.content.names[id] === undefined)).toEqual([]);
  });

  it('should have every text in French', () => {
    const missing = texts.filter(([key]) => fr.content.texts[key] === undefined);
    expect(missing).toEqual([]);
  });

  it('should hold no text or name of nothing', () => {
    const keys = new Set(texts.map(([key]) => key));
    const tracks = ['bystanders', 'clues', 'captives', 'take-one-alive', 'burn-the-ledger', 'the-other-thing'];
    const ids = new Set([
      ...names.map(([id]) => id),
      ...tracks,
      LOOT,
      RARE_LOOT,
      'entry-point',
      'random-terrain',
      'three-places',
      'fall',
      'where-it-fell',
      'where-it-stands',
      'toxic-pool',
      'laid-trap',
      'Trip alarm',
      ...Object.keys(generatedNames),
      ...places,
    ]);
    expect(Object.keys(fr.content.texts).filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(fr.content.names).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('contentName and contentText', () => {
  it('should fall back on the pack', () => {
    expect(contentName(fr, 'of-a-user', 'Of a user')).toBe('Of a user');
    expect(contentText(fr, 'of-a-user/primary', 'Within 6" of it')).toBe('Within 6″ of it');
  });
});

describe('names of operatives', () => {
  it('should translate names of the pack and keep those of players', () => {
    const shown = ['Fighter 2', 'The Voice', 'Isaura Vex', 'Cell 7'].map((name) => operativeName(fr, { name }));
    expect(shown).toEqual(['Sectaire 2', 'La Voix', 'Isaura Vex', 'Cell 7']);
    expect(packName(en, 'Fighter 2')).toBe('Fighter 2');
  });
});

describe('lookOf', () => {
  it('should show an unknown id as it is', () => {
    const look = lookOf(en, smallSetup());
    expect([look.name('x1'), look.trackName('x2'), look.playerName('x3'), look.weaponName('x4')]).toEqual([
      'x1',
      'x2',
      'x3',
      'x4',
    ]);
  });

  it('should name players, weapons and marks', () => {
    const look = lookOf(fr, smallSetup());
    expect([look.playerName('p1'), look.weaponName('autogun'), look.trackName('item-found')]).toEqual([
      'Ana',
      'Fusil auto',
      'L’objet est trouvé',
    ]);
  });
});
