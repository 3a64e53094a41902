import { describe, expect, it } from 'vitest';
import { mergePacks } from '../../src/content/mergePacks.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { readOwnPack, writeOwnPack } from '../../src/persistence/ownPacks.ts';
import { type OwnTable, readTables, tablesText, WorkshopShelf } from '../../src/state/workshop.ts';
import { shippedTable } from '../engine/behaviour/support.ts';
import { crewFiles, memoryStores } from '../support/ownPack.ts';

const savedAt = '2026-11-22T10:00:00.000Z';
const table = (id: string): OwnTable => ({
  behaviour: { id, name: id, extends: 'brawler', replace: [], remove: ['dash'], add: [], provenance: 'user' },
  examples: [],
});

function shelf() {
  const { durable } = memoryStores();
  let changes = 0;
  const workshop = new WorkshopShelf(
    durable,
    () => savedAt,
    () => {
      changes += 1;
    },
  );
  return { durable, workshop, changes: () => changes };
}

const ids = async (workshop: WorkshopShelf) => (await workshop.read())?.own.map(({ behaviour }) => behaviour.id);

describe('the workshop in its store', () => {
  it('should begin with nothing of one’s own', async () => {
    const { workshop } = shelf();
    const found = await workshop.read();
    expect([found?.own, found?.packs, found?.shipped.size]).toEqual([[], [], 6]);
  });

  it('should keep tables as one own pack that is played with', async () => {
    const { durable, workshop, changes } = shelf();
    expect(await workshop.save([table('mine')])).toBe('stored');
    const kept = await readOwnPack(durable, 'workshop');
    expect(kept?.problems).toEqual([]);
    const all = mergePacks(await loadBundledPack(), kept?.pack ? [kept.pack] : []).behaviours;
    expect(all.get('workshop--mine')).toMatchObject({ extends: 'brawler' });
    expect(changes()).toBe(1);
  });

  it('should lose none of two changes at once, replace, remove, and bring back', async () => {
    const { workshop } = shelf();
    await Promise.all([workshop.save([table('a')]), workshop.save([table('b')])]);
    expect(await ids(workshop)).toEqual(['a', 'b']);
    await workshop.save([{ ...table('a'), behaviour: { ...table('a').behaviour, name: 'z' } }]);
    expect(await ids(workshop)).toEqual(['b', 'a']);
    await workshop.remove('b');
    expect(await ids(workshop)).toEqual(['a']);
  });

  it('should show tables of other packs, and leave those packs alone', async () => {
    const { durable, workshop } = shelf();
    const { behaviour } = table('theirs');
    const files = { ...crewFiles(), 'behaviours/theirs.json': behaviour };
    await writeOwnPack(durable, { id: 'imported-lamplighters', files, savedAt });
    await workshop.save([table('mine')]);
    const found = await workshop.read();
    expect(found?.packs).toMatchObject([{ name: 'Lamplighters', tables: [{ behaviour: { id: 'theirs' } }] }]);
    expect((await readOwnPack(durable, 'imported-lamplighters'))?.problems).toEqual([]);
  });

  it('should say when it cannot be read or written', async () => {
    const { durable, workshop, changes } = shelf();
    const broken = { commit: durable.commit, read: () => Promise.reject(new Error('closed')) };
    expect(await new WorkshopShelf(broken, () => savedAt).read()).toBeNull();
    expect(await new WorkshopShelf(broken, () => savedAt).save([table('a')])).toBe('failed');
    const full = { read: durable.read, commit: () => Promise.reject(new Error('full')) };
    expect(await new WorkshopShelf(full, () => savedAt).save([table('a')])).toBe('failed');
    expect([await ids(workshop), changes()]).toEqual([[], 0]);
  });
});

describe('tables in a file', () => {
  it('should be written as a pack and read again', () => {
    const tables = [table('a'), { behaviour: { ...shippedTable('marksman'), id: 'b' }, examples: [] }];
    expect(readTables(tablesText(tables, savedAt))).toMatchObject({ kind: 'tables', tables, others: 0 });
    expect(readTables(tablesText([table('a')], savedAt))).toMatchObject({ name: 'a' });
  });

  it.each([
    ['no pack', '{}'],
    [
      'a table that extends nothing',
      tablesText([{ ...table('a'), behaviour: { ...table('a').behaviour, extends: 'no' } }], savedAt),
    ],
  ])('should be refused with its problems: %s', (_, text) => {
    const read = readTables(text);
    expect(read.kind === 'refused' ? read.problems.length : 0).toBeGreaterThan(0);
  });
});
