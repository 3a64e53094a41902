import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { rollTablesIn } from '../../../src/content/tableFiles.ts';
import { mergePacks } from '../../../src/content/mergePacks.ts';
import type { RollTable } from '../../../src/engine/family/killteam/tables/rollTable.ts';
import { readOwnPack } from '../../../src/persistence/ownPacks.ts';
import { rollTablesOf } from '../../../src/state/workshop/rollTables.ts';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';
import { memoryStores } from '../../support/ownPack.ts';
import { searchTable } from '../../support/scripted.ts';
import { noTexts } from '../../support/noTexts.ts';

const copyName = (title: string) => `${title}, copy`;
const table = (id: string, title = id): RollTable => ({
  ...searchTable,
  id,
  title,
  rows: searchTable.rows.map((row) => ({ ...row, effects: [] })),
});
const give =
  (made: RollTable, was: RollTable | null = null) =>
  () => ({ table: made, was, copyName });

function shelf() {
  const stores = memoryStores();
  let changes = 0;
  const store = new WorkshopStore(stores.durable, stores.now, () => {
    changes += 1;
  });
  return { durable: stores.durable, store, tables: rollTablesOf(store, noTexts()), changes: () => changes };
}

describe('roll tables of the workshop', () => {
  it('should be kept in its pack, which can be played', async () => {
    const { durable, tables, changes } = shelf();
    expect(await tables.keep(give(table('doors', 'Doors')))).toEqual({
      kind: 'stored',
      table: table('doors', 'Doors'),
    });
    const pack = await readOwnPack(durable, 'workshop');
    expect(pack?.problems).toEqual([]);
    const all = mergePacks(await loadBundledPack(), pack?.pack ? [pack.pack] : []).tables;
    expect(all.get('workshop--doors')?.title).toBe('Doors');
    expect(changes()).toBe(1);
  });

  it('should be replaced, removed, and lose none of two changes at once', async () => {
    const { tables } = shelf();
    const doors = table('doors');
    await Promise.all([tables.keep(give(doors)), tables.keep(give(table('alarms')))]);
    await tables.keep(give({ ...doors, title: 'Gates' }, doors));
    expect((await tables.read())?.map(({ title }) => title)).toEqual(['alarms', 'Gates']);
    expect(await tables.remove('doors')).toBe('stored');
    expect((await tables.read())?.map(({ id }) => id)).toEqual(['alarms']);
  });

  it('should go on beside a table that another tab has changed', async () => {
    const { tables } = shelf();
    const doors = table('doors', 'Doors');
    await tables.keep(give(doors));
    await tables.keep(give({ ...doors, title: 'Theirs' }, doors));
    const [row, ...more] = doors.rows;
    const mine = await tables.keep(
      give({ ...doors, rows: row === undefined ? [] : [{ ...row, text: 'Mine' }, ...more] }, doors),
    );
    expect(mine).toMatchObject({ kind: 'stored', table: { id: 'doors-copy', title: 'Doors, copy' } });
    expect((await tables.read())?.map(({ title }) => title)).toEqual(['Doors, copy', 'Theirs']);
  });

  it('should go on beside it under the title that is being typed', async () => {
    const { tables } = shelf();
    const doors = table('doors', 'Doors');
    await tables.keep(give(doors));
    await tables.keep(give({ ...doors, title: 'Theirs' }, doors));
    const mine = await tables.keep(give({ ...doors, title: 'Mine' }, doors));
    expect(mine).toMatchObject({ kind: 'stored', table: { id: 'mine', title: 'Mine' } });
    expect((await tables.read())?.map(({ title }) => title)).toEqual(['Mine', 'Theirs']);
  });

  it('should stay one table while a deck that was made of it is written in', async () => {
    const { tables } = shelf();
    const doors = table('doors', 'Doors');
    await tables.keep(give(doors));
    const deck: RollTable = { ...doors, deck: { reshuffle: 'whenEmpty' } };
    await tables.keep(give(deck, doors));
    const renamed = { ...deck, title: 'Gates' };
    expect(await tables.keep(give(renamed, deck))).toEqual({ kind: 'stored', table: renamed });
    expect((await tables.read())?.map(({ id, title }) => [id, title])).toEqual([['doors', 'Gates']]);
  });

  it('should know what rolls on them', async () => {
    const { tables } = shelf();
    await tables.keep(give(table('doors')));
    const rolls = { op: 'roll', table: 'doors' } as const;
    await tables.keep(
      give({ ...table('alarms'), rows: searchTable.rows.map((row) => ({ ...row, effects: [rolls] })) }),
    );
    expect((await tables.leaning('doors')).map(({ id }) => id)).toEqual(['alarms']);
    expect(await tables.leaning('alarms')).toEqual([]);
  });

  it('should say when nothing can be written, and change nothing', async () => {
    const { durable, tables } = shelf();
    const broken = rollTablesOf(
      new WorkshopStore(
        { read: durable.read.bind(durable), commit: () => Promise.reject(new Error('full')) },
        () => '',
      ),
      noTexts(),
    );
    expect(await broken.keep(give(table('doors')))).toEqual({ kind: 'failed' });
    const unread = rollTablesOf(
      new WorkshopStore({ read: () => Promise.reject(new Error('no')), commit: () => Promise.resolve() }, () => ''),
      noTexts(),
    );
    expect([await unread.read(), await unread.remove('doors')]).toEqual([null, 'failed']);
    expect(await tables.read()).toEqual([]);
  });

  it('should leave out files that are no tables', () => {
    const files = { 'tables/gap.json': { ...table('gap'), die: 20 }, 'tables/ok.json': table('ok'), 'pack.json': {} };
    expect(rollTablesIn(files).map(({ id }) => id)).toEqual(['ok']);
  });
});
