import { afterEach, describe, expect, it, vi } from 'vitest';
import { mergePacks } from '../../../src/content/mergePacks.ts';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import type { DurableStore } from '../../../src/persistence/durableStore.ts';
import { readOwnPack, writeOwnPack } from '../../../src/persistence/ownPacks.ts';
import { tablesOf, type OwnTable, tablesText, TableShelf } from '../../../src/state/workshop/workshop.ts';
import { shippedTable } from '../../engine/behaviour/support.ts';
import { crewFiles, memoryStores } from '../../support/ownPack.ts';
import { app } from '../../support/app.tsx';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';

const { readTables } = tablesOf(app);

const shelfOf = (durable: DurableStore, changed?: () => void) =>
  new TableShelf(new WorkshopStore(durable, () => savedAt, changed), durable);
const savedAt = '2026-11-22T10:00:00.000Z';
const table = (id: string): OwnTable => ({
  behaviour: { id, name: id, extends: 'brawler', replace: [], remove: ['dash'], add: [], provenance: 'user' },
  examples: [],
});

function shelf() {
  const { durable } = memoryStores();
  let changes = 0;
  const workshop = shelfOf(durable, () => {
    changes += 1;
  });
  return { durable, workshop, changes: () => changes };
}

const called = ({ behaviour, examples }: OwnTable, name: string): OwnTable => ({
  behaviour: { ...behaviour, name },
  examples,
});
const on = (parent: string, own: OwnTable): OwnTable => ({ ...own, behaviour: { ...own.behaviour, extends: parent } });

/** Tables to be kept, of which these had been seen. */
const give =
  (tables: readonly OwnTable[], was: readonly OwnTable[] = []) =>
  () => ({ tables, was, copyName: (name: string) => `${name}, copy` });

const ids = async (workshop: TableShelf) => (await workshop.read())?.own.map(({ behaviour }) => behaviour.id);

describe('the workshop in its store', () => {
  it('should begin with nothing of one’s own', async () => {
    const { workshop } = shelf();
    const found = await workshop.read();
    expect([found?.own, found?.packs, found?.shipped.size]).toEqual([[], [], 7]);
  });

  it('should keep tables as one own pack that is played with', async () => {
    const { durable, workshop, changes } = shelf();
    expect(await workshop.save(give([table('mine')]))).toMatchObject({ kind: 'stored', tables: [table('mine')] });
    const kept = await readOwnPack(durable, 'workshop');
    expect(kept?.problems).toEqual([]);
    const all = mergePacks(await loadBundledPack(), kept?.pack ? [kept.pack] : []).behaviours;
    expect(all.get('workshop--mine')).toMatchObject({ extends: 'brawler' });
    expect(changes()).toBe(1);
  });

  it('should lose none of two changes at once, replace, remove, and bring back', async () => {
    const { workshop } = shelf();
    await Promise.all([workshop.save(give([table('a')])), workshop.save(give([table('b')]))]);
    expect(await ids(workshop)).toEqual(['a', 'b']);
    await workshop.save(give([called(table('a'), 'z')], [table('a')]));
    expect(await ids(workshop)).toEqual(['b', 'a']);
    await workshop.remove('b');
    expect(await ids(workshop)).toEqual(['a']);
  });

  it('should show tables of other packs, and leave those packs alone', async () => {
    const { durable, workshop } = shelf();
    const { behaviour } = table('theirs');
    const files = { ...crewFiles(), 'behaviours/theirs.json': behaviour };
    await writeOwnPack(durable, { id: 'imported-lamplighters', files, savedAt });
    await workshop.save(give([table('mine')]));
    const found = await workshop.read();
    expect(found?.packs).toMatchObject([{ name: 'Lamplighters', tables: [{ behaviour: { id: 'theirs' } }] }]);
    expect((await readOwnPack(durable, 'imported-lamplighters'))?.problems).toEqual([]);
  });

  it('should say when it cannot be read or written', async () => {
    const { durable, workshop, changes } = shelf();
    const broken = { commit: durable.commit, read: () => Promise.reject(new Error('closed')) };
    expect(await shelfOf(broken).read()).toBeNull();
    expect(await shelfOf(broken).save(give([table('a')]))).toEqual({ kind: 'failed' });
    const full = { read: durable.read, commit: () => Promise.reject(new Error('full')) };
    expect(await shelfOf(full).save(give([table('a')]))).toEqual({ kind: 'failed' });
    expect([await ids(workshop), changes()]).toEqual([[], 0]);
  });
});

describe('a workshop open in two tabs', () => {
  const tabs = () => {
    const { durable } = memoryStores();
    const open = () => shelfOf(durable);
    return { durable, open, here: open(), there: open() };
  };
  const names = async (workshop: TableShelf) => (await workshop.read())?.own.map(({ behaviour }) => behaviour.name);

  it('should keep both when a table was changed there since it was read here', async () => {
    const { here, there } = tabs();
    const one = table('one');
    await here.save(give([one]));
    await there.save(give([called(one, 'theirs')], [one]));
    const done = await here.save(give([called(one, 'mine')], [one]));
    expect(done).toMatchObject({ kind: 'stored', tables: [{ behaviour: { id: 'mine', name: 'mine' } }] });
    expect(await names(here)).toEqual(['mine', 'theirs']);
    const own = done.kind === 'stored' ? done.tables : [];
    await here.save(give([{ ...called(own[0] ?? one, 'mine, later') }], own));
    expect(await names(there)).toEqual(['mine, later', 'theirs']);
  });

  it('should call one a copy that has no name of its own yet', async () => {
    const { here, there } = tabs();
    const one = table('one');
    await here.save(give([one]));
    await there.save(give([called(one, 'theirs')], [one]));
    const done = await here.save(give([{ ...one, behaviour: { ...one.behaviour, provenance: 'user' } }], [one]));
    const [copy] = done.kind === 'stored' ? done.tables : [];
    expect(copy?.behaviour.name).toBe(`${one.behaviour.name}, copy`);
    expect(await names(here)).toHaveLength(2);
  });

  it('should write over what it has seen, and over the same', async () => {
    const { here, there } = tabs();
    await here.save(give([table('one')]));
    await there.save(give([table('one')]));
    await there.save(give([called(table('one'), 'later')], [table('one')]));
    expect(await names(here)).toEqual(['later']);
  });

  it('should put a new table beside one that got its id there', async () => {
    const { here, there } = tabs();
    await there.save(give([called(table('one'), 'theirs')]));
    await here.save(give([table('one'), on('one', table('two'))]));
    expect((await here.read())?.own.map(({ behaviour }) => behaviour)).toMatchObject([
      { id: 'one-copy', name: 'one, copy' },
      { id: 'one', name: 'theirs' },
      { id: 'two', extends: 'one-copy' },
    ]);
  });

  it('should lose nothing of two writes at the same moment', async () => {
    const { here, there } = tabs();
    await Promise.all([here.save(give([table('a')])), there.save(give([table('b')]))]);
    expect(await ids(here)).toEqual(['a', 'b']);
  });
});

describe('a house rule on a table of one’s own', () => {
  const less = (...gone: readonly string[]): OwnTable => {
    const { rows, ...rest } = shippedTable('brawler');
    const left = rows.filter(({ id }) => !gone.includes(id));
    return { behaviour: { ...rest, id: 'base', provenance: 'user', rows: left }, examples: [] };
  };
  const base = less();
  const changed: OwnTable = {
    behaviour: {
      id: 'mine',
      name: 'mine',
      extends: 'base',
      replace: [{ id: 'charge', do: 'charge', note: 'mine' }],
      remove: ['dash'],
      add: [{ after: 'charge', row: { id: 'row', do: 'guard' } }],
      provenance: 'user',
    },
    examples: [],
  };

  const mine = async (durable: DurableStore) => {
    const kept = await readOwnPack(durable, 'workshop');
    expect(kept?.problems).toEqual([]);
    return kept?.pack?.behaviours.get('mine');
  };

  it('should be played, and go on fitting when rows of that go and come back', async () => {
    const { durable, workshop } = shelf();
    await workshop.save(give([base, changed]));
    expect(await mine(durable)).toEqual(changed.behaviour);
    await workshop.save(give([less('charge', 'dash')], [base]));
    expect(await mine(durable)).toMatchObject({
      replace: [],
      remove: [],
      add: [
        { after: 'fight', row: { id: 'charge', note: 'mine' } },
        { after: 'charge', row: { id: 'row' } },
      ],
    });
    await workshop.save(give([base], [less('charge', 'dash')]));
    expect(await mine(durable)).toMatchObject({
      replace: [{ id: 'charge', note: 'mine' }],
      add: [{ after: 'charge', row: { id: 'row' } }],
    });
  });

  it('should keep its own new row apart from a new one of that', async () => {
    const { durable, workshop } = shelf();
    await workshop.save(give([base, changed]));
    const { rows, ...rest } = shippedTable('brawler');
    const more = {
      ...rest,
      id: 'base',
      provenance: 'user' as const,
      rows: [...rows, { id: 'row', do: 'dash' as const }],
    };
    await workshop.save(give([{ behaviour: more, examples: [] }], [base]));
    expect(await mine(durable)).toMatchObject({ add: [{ after: 'charge', row: { id: 'row-2', do: 'guard' } }] });
  });

  it('should not be kept in a circle, on nothing, or lose what it builds on', async () => {
    const { workshop } = shelf();
    await workshop.save(give([base, changed]));
    expect(await workshop.save(give([on('mine', table('base'))], [base]))).toEqual({ kind: 'astray' });
    expect(await workshop.save(give([on('nobody', table('new'))]))).toEqual({ kind: 'astray' });
    expect(await workshop.remove('base')).toEqual({ kind: 'astray' });
    expect(await ids(workshop)).toEqual(['base', 'mine']);
  });
});

describe('a listener that throws', () => {
  afterEach(() => vi.useRealTimers());

  it('should be reported, and hinder neither this nor later saves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { durable } = memoryStores();
    const broken = () => {
      throw new Error('listener');
    };
    const workshop = shelfOf(durable, broken);
    expect(await workshop.save(give([table('a')]))).toMatchObject({ kind: 'stored' });
    expect(await workshop.save(give([table('b')]))).toMatchObject({ kind: 'stored' });
    expect(await ids(workshop)).toEqual(['a', 'b']);
    expect(() => vi.runAllTimers()).toThrow('listener');
  });
});

describe('tables in a file', () => {
  it('should be written as a pack and read again', async () => {
    const tables = [table('a'), { behaviour: { ...shippedTable('marksman'), id: 'b' }, examples: [] }];
    expect(await readTables(tablesText(tables, savedAt))).toMatchObject({ kind: 'tables', tables, others: 0 });
    expect(await readTables(tablesText([table('a')], savedAt))).toMatchObject({ name: 'a' });
  });

  it.each([
    ['no pack', '{}'],
    [
      'a table that extends nothing',
      tablesText([{ ...table('a'), behaviour: { ...table('a').behaviour, extends: 'no' } }], savedAt),
    ],
  ])('should be refused with its problems: %s', async (_, text) => {
    const read = await readTables(text);
    expect(read.kind === 'refused' ? read.problems.length : 0).toBeGreaterThan(0);
  });
});
