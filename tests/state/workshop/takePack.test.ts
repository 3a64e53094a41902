import { SCHEMA_VERSION } from '../../../src/content/schema/manifest.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import { rowsIn, withAllTheyNeed } from '../../../src/content/packRows.ts';
import { generate } from '../../../src/content/generator/generate.ts';
import { newGenerator } from '../../../src/content/generator/state.ts';
import { joinFiles } from '../../../src/content/joinFiles.ts';
import { acolyteCoreFiles } from '../../../src/content/packs/acolyte-core/files.ts';
import { starterModuleFiles } from '../../../src/content/packs/starter-module/files.ts';
import { missionRow } from '../../../src/content/schema/mission.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { listOwnPacks, writeOwnPack } from '../../../src/persistence/ownPacks.ts';
import { readShareBytes, type Shared, shareBytes } from '../../../src/persistence/scenarioShare.ts';
import { sharedOf, waysOf } from '../../../src/state/workshop/sharePack.ts';
import { type Looked, lookAt, type LookedAt, lookAtCode, lookAtFile } from '../../../src/state/workshop/takePack.ts';
import { crewFiles, memoryStores } from '../../support/ownPack.ts';
import { action, scriptWith, searchTable } from '../../support/scripted.ts';
import { app } from '../../support/app.tsx';

const savedAt = '2026-11-22T10:00:00.000Z';
const by = { author: 'Ana', savedAt, packs: new Map<string, { name: string; ids: ReadonlySet<string> }>() };
const given = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
};
const isLooked = (found: Looked): LookedAt => {
  if (found.kind !== 'looked') throw new Error(JSON.stringify(found));
  return found;
};

function cellarRow(): object {
  const [first] = rowsIn(acolyteCoreFiles).filter(({ kind }) => kind === 'missions');
  const { value } = given(first);
  const base = typeof value === 'object' && value !== null ? value : {};
  const { flags: _flags, ...script } = scriptWith({
    actions: [action({ text: '<script>alert(1)</script>', table: 'search-table', effects: [] })],
  });
  return {
    ...base,
    id: 'cellar',
    name: 'The <b>cellar</b>',
    counters: [{ id: 'found', name: 'Found', max: 5, perAcolyte: 0 }],
    ticks: [],
    named: null,
    script,
  };
}

const cellar = missionRow.parse(cellarRow());

const workshop = {
  'pack.json': manifestOf('workshop', 'Workshop'),
  'missions.json': [cellar, { ...cellar, id: 'attic', name: 'The attic' }],
  'tables/search-table.json': searchTable,
  'tables/other.json': { ...searchTable, id: 'other', title: 'Other' },
};
const target = { kind: 'missions', id: 'cellar' } as const;
const shared = (): Shared => given(sharedOf(workshop, target, by));
const through = async (what: Shared): Promise<Shared> => {
  const found = await readShareBytes(await shareBytes(what));
  if (found.kind !== 'shared') throw new Error(found.why);
  return found.shared;
};

describe('what is shared', () => {
  it('should be the scenario with the tables it rolls on, and nothing else', () => {
    const { files, about } = shared();
    expect(Object.keys(files)).toEqual(['pack.json', 'missions.json', 'tables/search-table.json']);
    expect(rowsIn(files).map(({ id }) => id)).toEqual(['cellar', 'search-table']);
    expect(files['pack.json']).toMatchObject({ id: 'cellar', name: 'The <b>cellar</b>', credits: ['Ana'] });
    expect(about).toMatchObject({ kind: 'scenario', author: 'Ana' });
  });

  it('should be one table, or all of it under an id that is not the workshop’s', () => {
    expect(rowsIn(given(sharedOf(workshop, { kind: 'tables', id: 'other' }, by)).files).map(({ id }) => id)).toEqual([
      'other',
    ]);
    const all = given(sharedOf(workshop, 'pack', by));
    expect(rowsIn(all.files)).toHaveLength(4);
    expect(all.files['pack.json']).toMatchObject({ id: 'shared-workshop' });
    expect(sharedOf(workshop, { kind: 'tables', id: 'none' }, by)).toBeNull();
  });

  it('should lead on by tables that roll on tables, and end although they roll on each other', () => {
    const rolling = (id: string, on: string) => ({
      ...searchTable,
      id,
      rows: searchTable.rows.map((row) => ({ ...row, effects: [{ op: 'roll' as const, table: on }] })),
    });
    const files = {
      'tables/a.json': rolling('a', 'b'),
      'tables/b.json': rolling('b', 'a'),
      'tables/c.json': rolling('c', 'a'),
    };
    expect(withAllTheyNeed(files, [{ kind: 'tables', id: 'a' }]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('should come as a file, and as a link and a QR code where it fits', async () => {
    const small = await waysOf(
      given(sharedOf(workshop, { kind: 'tables', id: 'other' }, by)),
      'https://example.org/#/workshop/take/',
    );
    expect(small.fileName).toBe('retinue-other-2026-11-22.zip');
    expect(small.qr).not.toBeNull();
    const code = given(small.link).split('/').at(-1) ?? '';
    expect(await lookAtCode(app, code)).toMatchObject({ kind: 'looked', shared: { about: { title: 'Other' } } });
    const large = {
      ...shared(),
      files: { ...shared().files, 'tables/x.json': Array.from({ length: 9000 }, (_, at) => (at * 7919) % 9973) },
    };
    expect(await waysOf(large, 'https://example.org/')).toMatchObject({ link: null, qr: null });
  });
});

describe('export, then import', () => {
  const bundled = joinFiles(acolyteCoreFiles, starterModuleFiles);
  const missions = rowsIn(bundled).filter(({ kind }) => kind === 'missions');

  it.each(missions.map(({ id }) => id))(
    'should lose nothing of the bundled mission %s, and be a pack that can be played',
    async (id) => {
      const what = given(sharedOf(bundled, { kind: 'missions', id }, { ...by, author: '' }));
      const back = await through(what);
      expect(JSON.stringify(back)).toBe(JSON.stringify(what));
      const row = rowsIn(back.files).find((each) => each.kind === 'missions' && each.id === id);
      expect(row?.value).toEqual(missions.find((each) => each.id === id)?.value);
      expect(loadPack(back.files, () => systemById('acolyte'))).toMatchObject({ ok: true });
    },
  );

  it('should lose nothing of generated scenarios, which build on tables of the app', async () => {
    const base = await loadBundledPack();
    for (let number = 0; number < 40; number += 1) {
      const row = generate(base, newGenerator(`share ${number}`));
      const files = { 'pack.json': manifestOf('workshop', 'Workshop'), 'missions.json': [row] };
      const what = given(sharedOf(files, { kind: 'missions', id: row.id }, by));
      const back = await through(what);
      expect(JSON.stringify(back)).toBe(JSON.stringify(what));
      const looked = isLooked(lookAt(back, [], { base, others: [] }));
      expect([looked.problems, looked.rows[0]?.value]).toEqual([[], row]);
    }
  });

  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  const scenario = fc.record({
    name: line,
    primary: line,
    setUp: fc.array(line, { maxLength: 4 }),
    turningPoints: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
    counters: fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^x[a-z]{1,12}$/u),
        name: line,
        max: fc.nat({ max: 20 }),
        perAcolyte: fc.nat({ max: 3 }),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
  });

  it('should lose nothing of any scenario', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (set) => {
        const row = missionRow.parse({ ...cellar, ...set, counters: [...cellar.counters, ...set.counters] });
        const what = given(sharedOf({ ...workshop, 'missions.json': [row] }, target, by));
        const back = await through(what);
        expect(back).toEqual(what);
        const looked = isLooked(lookAt(back, []));
        expect(looked.rows.find(({ id }) => id === 'cellar')?.value).toEqual(row);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is looked at before it is taken', () => {
  const here = async (files: Readonly<Record<string, unknown>>, id: string) => {
    const { durable } = memoryStores();
    await writeOwnPack(durable, { id, files, savedAt });
    return given(await listOwnPacks(durable));
  };

  it('should say what is inside, who made it, and that nothing is replaced', () => {
    const looked = isLooked(lookAt(shared(), []));
    expect(looked.rows.map(({ kind, name }) => [kind, name])).toEqual([
      ['missions', 'The <b>cellar</b>'],
      ['tables', 'Search'],
    ]);
    expect([looked.manifest.version, looked.replaces, looked.missing]).toEqual(['1.0.0', null, []]);
  });

  it('should say by name what it would replace, bring, and take away', async () => {
    const mine = {
      ...shared().files,
      'tables/search-table.json': { ...searchTable, title: 'Old search' },
      'tables/gone.json': { ...searchTable, id: 'gone', title: 'Gone' },
    };
    const more = given(sharedOf({ ...workshop, 'missions.json': [cellar] }, 'pack', by));
    const brought = { ...shared(), files: { ...more.files, 'pack.json': shared().files['pack.json'] } };
    const { replaces } = isLooked(lookAt(brought, await here(mine, 'cellar')));
    expect(replaces).toMatchObject({ name: 'The <b>cellar</b>', version: '1.0.0', same: false });
    expect([replaces?.fresh, replaces?.changed, replaces?.gone].map((rows) => rows?.map(({ name }) => name))).toEqual([
      ['Other'],
      ['Search'],
      ['Gone'],
    ]);
  });

  it('should know what is here already', async () => {
    expect(isLooked(lookAt(shared(), await here(shared().files, 'cellar'))).replaces?.same).toBe(true);
  });

  it('should name packs that it needs and that are not here', async () => {
    const needs = [{ id: 'crew', name: 'The crew', version: '1.0.0' }];
    const what = { ...shared(), about: { ...shared().about, needs } };
    expect(isLooked(lookAt(what, [])).missing).toEqual(needs);
    expect(
      isLooked(
        lookAt(what, await here({ ...crewFiles(), 'pack.json': { ...crewFiles()['pack.json'], id: 'crew' } }, 'crew')),
      ).missing,
    ).toEqual([]);
  });

  it('should be shown, and not taken, while what it builds on is not here', async () => {
    const needs = [{ id: 'crew', name: 'The crew', version: '1.0.0' }];
    const dependencies = [{ id: 'crew', version: '1.0.0' }];
    const head = { ...manifestOf('cellar', 'Cellar'), dependencies };
    const what = { about: { ...shared().about, needs }, files: { ...shared().files, 'pack.json': head } };
    const waits = isLooked(lookAt(what, []));
    expect([waits.missing, waits.rows.length, waits.problems.length > 0]).toEqual([needs, 2, true]);
    const crew = await here({ ...crewFiles(), 'pack.json': { ...crewFiles()['pack.json'], id: 'crew' } }, 'crew');
    const beside = { base: await loadBundledPack(), others: crew.flatMap(({ pack }) => pack ?? []) };
    expect(isLooked(lookAt(what, crew, beside)).problems).toEqual([]);
    expect(lookAt({ ...what, about: shared().about }, [])).toMatchObject({ kind: 'refused', why: 'unfit' });
  });

  it('should never be taken for a pack of the app', () => {
    const what = { ...shared(), files: { ...shared().files, 'pack.json': manifestOf('acolyte-core', 'Core') } };
    expect(isLooked(lookAt(what, [])).manifest.id).toBe('the-b-cellar-b');
  });

  it('should never be taken for the workshop itself', () => {
    const what = { ...shared(), files: { ...shared().files, 'pack.json': manifestOf('workshop', 'Workshop') } };
    expect(isLooked(lookAt(what, [])).manifest.id).toBe('the-b-cellar-b');
  });

  it.each([
    ['of a later version', { 'pack.json': { ...manifestOf('x', 'X'), schemaVersion: SCHEMA_VERSION + 1 } }, 'newer'],
    [
      'with a prototype',
      { 'pack.json': manifestOf('x', 'X'), 'tables/a.json': JSON.parse('{"__proto__":{"x":1}}') },
      'unfit',
    ],
    [
      'with a table that has a gap',
      { 'pack.json': manifestOf('x', 'X'), 'tables/a.json': { ...searchTable, die: 8 } },
      'unfit',
    ],
    ['with a file of no kind', { 'pack.json': manifestOf('x', 'X'), 'script.json': {} }, 'unfit'],
    ['without a manifest', { 'tables/a.json': searchTable }, 'unfit'],
    [
      'nested without end',
      { 'pack.json': manifestOf('x', 'X'), 'tables/a.json': JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) },
      'unfit',
    ],
    ['with two rows of one id', { 'pack.json': manifestOf('x', 'X'), 'missions.json': [cellar, cellar] }, 'unfit'],
  ])('should refuse what is %s', (_, files, why) => {
    expect(lookAt({ ...shared(), files }, [])).toMatchObject({ kind: 'refused', why });
  });

  it('should read a file as it was exported, and refuse what is none', async () => {
    const file = new Blob([await shareBytes(shared())]);
    expect(await lookAtFile(app, file)).toMatchObject({ kind: 'looked' });
    expect(await lookAtFile(app, new Blob(['{"format":"battle"}']))).toMatchObject({ kind: 'refused', why: 'foreign' });
    expect(await lookAtFile(app, new Blob([new Uint8Array(4_000_001)]))).toMatchObject({
      kind: 'refused',
      why: 'tooLarge',
    });
    expect(await lookAtCode(app, 'RA' + 'x'.repeat(20))).toMatchObject({ kind: 'refused' });
  });
});
