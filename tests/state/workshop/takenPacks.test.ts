import { beforeEach, describe, expect, it } from 'vitest';
import { rowsIn } from '../../../src/content/packRows.ts';
import { missionRow } from '../../../src/content/schema/mission.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { listOwnPacks } from '../../../src/persistence/ownPacks.ts';
import { readPackText } from '../../../src/persistence/ownPackText.ts';
import { shareBytes, type Shared } from '../../../src/persistence/scenarioShare.ts';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { dropOffer, keepOffer, readOffers } from '../../../src/state/workshop/offers.ts';
import { fileManifest, shareFromWorkshop } from '../../../src/state/workshop/sharePack.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { type LookedAt, lookAtFile, take, type Taken } from '../../../src/state/workshop/takePack.ts';
import { workshopStoreOf } from '../../../src/state/workshop/workshopStore.ts';
import { oneRowTable, wholeScenario } from '../../support/scenarioPack.ts';
import { app, durable, withDurable } from '../../support/app.tsx';

const workshopStore = workshopStoreOf(app);
const { packManifest, readDesk, removeRow } = workshopPackOf(app);

const savedAt = '2026-11-22T10:00:00.000Z';

beforeEach(withDurable);

/** A pack of one table, under this id. */
const tablePack = (
  id: string,
  title: string,
  dependencies: readonly { id: string; version: string }[] = [],
): Shared => ({
  about: {
    kind: 'pack',
    title: id,
    author: 'Ana',
    savedAt,
    needs: dependencies.map((each) => ({ ...each, name: each.id })),
  },
  files: {
    'pack.json': { ...manifestOf(id, title), dependencies: [...dependencies], credits: ['Ana'] },
    'tables/finds.json': { ...oneRowTable('finds', []), title },
  },
});

async function lookedAt(shared: Shared): Promise<LookedAt> {
  const found = await lookAtFile(app, new Blob([await shareBytes(shared)]));
  if (found.kind !== 'looked') throw new Error(JSON.stringify(found));
  return found;
}

const isTaken = (taken: Taken): Extract<Taken, { kind: 'taken' }> => {
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  return taken;
};

const takes = async (shared: Shared, how: 'replace' | 'beside') =>
  isTaken(await take(app, await lookedAt(shared), how));

/** What is here, by id, with the titles of the tables. */
async function here(): Promise<Readonly<Record<string, readonly string[]>>> {
  const all = (await listOwnPacks(durable)) ?? [];
  return Object.fromEntries(
    all.map(({ id, text }) => {
      const read = readPackText(text);
      return [id, read.kind === 'pack' ? rowsIn(read.pack.files).map(({ name }) => name) : []];
    }),
  );
}

describe('a pack that is taken', () => {
  it('should be kept, and be gone again when that is undone', async () => {
    const { id, undo } = await takes(tablePack('finds-pack', 'First'), 'replace');
    expect([id, await here()]).toEqual(['finds-pack', { 'finds-pack': ['First'] }]);
    expect(await undo()).toBe(true);
    expect(await here()).toEqual({});
  });

  it('should take the place of the one of its id, and give it back when that is undone', async () => {
    await takes(tablePack('finds-pack', 'First'), 'replace');
    const second = await lookedAt(tablePack('finds-pack', 'Second'));
    expect(second.replaces?.changed.map(({ name }) => name)).toEqual(['Second']);
    const { id, undo } = isTaken(await take(app, second, 'replace'));
    expect([id, await here()]).toEqual(['finds-pack', { 'finds-pack': ['Second'] }]);
    expect(await undo()).toBe(true);
    expect(await here()).toEqual({ 'finds-pack': ['First'] });
  });

  it('should stand beside the one of its id under a free one, and alone be gone when that is undone', async () => {
    await takes(tablePack('finds-pack', 'First'), 'replace');
    const { id, undo } = await takes(tablePack('finds-pack', 'Second'), 'beside');
    expect([id, await here()]).toEqual(['finds-pack-2', { 'finds-pack': ['First'], 'finds-pack-2': ['Second'] }]);
    expect(await undo()).toBe(true);
    expect(await here()).toEqual({ 'finds-pack': ['First'] });
  });

  it('should leave the one of its id where it is when it cannot be kept itself', async () => {
    await takes(tablePack('finds-pack', 'First'), 'replace');
    const second = await lookedAt(tablePack('finds-pack', 'Second'));
    const broken = {
      ...second,
      shared: { ...second.shared, files: { 'pack.json': manifestOf('finds-pack', 'X'), 'tables/finds.json': 7 } },
    };
    expect(await take(app, broken, 'replace')).toEqual({ kind: 'failed' });
    expect(await here()).toEqual({ 'finds-pack': ['First'] });
  });

  it('should not be undone twice', async () => {
    const { undo } = await takes(tablePack('finds-pack', 'First'), 'replace');
    expect([await undo(), await undo()]).toEqual([true, false]);
  });

  it('should miss no pack that comes with the app, and an own one that is too old', async () => {
    const core = { id: 'acolyte-core', version: '1.0.0' };
    expect((await lookedAt(tablePack('finds-pack', 'First', [core]))).missing).toEqual([]);
    await takes(tablePack('crew', 'Crew'), 'replace');
    const old = await lookedAt(tablePack('finds-pack', 'First', [{ id: 'crew', version: '2.0.0' }]));
    expect(old.missing).toEqual([{ id: 'crew', version: '2.0.0', name: 'crew' }]);
  });
});

describe('an update', () => {
  it('should be kept as an offer when it is left, and be offered no more once it is taken or forgotten', async () => {
    const first = await lookedAt(tablePack('finds-pack', 'First'));
    await keepOffer(app, first);
    expect(await readOffers(app)).toEqual([]);
    isTaken(await take(app, first, 'replace'));
    await keepOffer(app, await lookedAt(tablePack('finds-pack', 'First')));
    expect(await readOffers(app)).toEqual([]);
    await keepOffer(app, await lookedAt(tablePack('finds-pack', 'Second')));
    const [offer] = await readOffers(app);
    expect(offer).toMatchObject({ id: 'finds-pack', version: '1.0.0' });
    const later = await lookAtFile(app, new Blob([offer?.text ?? '']));
    if (later.kind !== 'looked') throw new Error(later.kind);
    expect(later.replaces).toMatchObject({ same: false, stranger: false, changed: [{ name: 'Second' }] });
    isTaken(await take(app, later, 'replace'));
    expect(await readOffers(app)).toEqual([]);
    await keepOffer(app, await lookedAt(tablePack('finds-pack', 'Third')));
    await dropOffer(app, 'finds-pack');
    expect(await readOffers(app)).toEqual([]);
  });

  it('should say what is different inside, and not pass for one where somebody else made it or nothing is alike', async () => {
    await takes(tablePack('finds-pack', 'First'), 'replace');
    const update = await lookedAt(tablePack('finds-pack', 'Second'));
    expect(update.replaces?.changed[0]?.parts).toEqual([{ part: 'title', kind: 'called', from: 'First' }]);
    const theirs = tablePack('finds-pack', 'Second');
    const pack = { ...manifestOf('finds-pack', 'Second'), credits: ['Ben'] };
    const other = { ...theirs, files: { ...theirs.files, 'pack.json': pack } };
    expect((await lookedAt(other)).replaces?.stranger).toBe(true);
    const { 'tables/finds.json': _finds, ...files } = theirs.files;
    const apart = { ...theirs, files: { ...files, 'tables/tide.json': oneRowTable('tide', []) } };
    expect((await lookedAt(apart)).replaces?.stranger).toBe(true);
  });
});

describe('rows whose ids are here already', () => {
  const of = async (shared: Shared) => (await lookedAt(shared)).alike.map(({ id, where }) => [id, where]);

  it('should be named with who has them, and both be there afterwards', async () => {
    await takes(tablePack('first-pack', 'First'), 'replace');
    const second = tablePack('second-pack', 'Second');
    expect(await of(second)).toEqual([['finds', 'First']]);
    await takes(second, 'replace');
    const { tables } = await packsOf(app).loadPlayPack();
    expect(tables.get('first-pack--finds')?.title).toBe('First');
    expect(tables.get('second-pack--finds')?.title).toBe('Second');
  });

  it('should be named where the app has them, whose row is not hidden', async () => {
    const bundled = await packsOf(app).loadPlayPack();
    const [taken = ''] = bundled.tables.keys();
    const pack = tablePack('first-pack', 'First');
    const { 'tables/finds.json': _finds, ...files } = pack.files;
    const alike = { ...pack, files: { ...files, [`tables/${taken}.json`]: oneRowTable(taken, []) } };
    expect(await of(alike)).toEqual([[taken, null]]);
    await takes(alike, 'replace');
    const { tables } = await packsOf(app).loadPlayPack();
    expect(tables.get(taken)).toEqual(bundled.tables.get(taken));
    expect(tables.has(`first-pack--${taken}`)).toBe(true);
  });

  it('should be none of what is here under the id of the pack, which it replaces', async () => {
    await takes(tablePack('finds-pack', 'First'), 'replace');
    expect(await of(tablePack('finds-pack', 'Second'))).toEqual([]);
  });
});

describe('what is shared', () => {
  it('should count its version up by itself, remember who shares, and keep its id when it is renamed', async () => {
    const share = async (title: string, author: string | null) => {
      await workshopStore.change((files) => ({
        ...files,
        'tables/finds.json': { ...oneRowTable('finds', []), title },
      }));
      const ways = await shareFromWorkshop(app, { kind: 'tables', id: 'finds' }, author, 'https://x/');
      return { ...ways?.shared.about, said: fileManifest(ways?.shared.files ?? {}) };
    };
    const first = await share('First', 'Ana');
    expect([first.author, first.said.version]).toEqual(['Ana', '1.0.0']);
    expect((await share('First', null)).said.version).toBe('1.0.0');
    const second = await share('Second', null);
    expect([second.author, second.said.version, second.said.id]).toEqual(['Ana', '1.0.1', first.said.id]);
  });

  it('should as a whole have an id that no other workshop has', async () => {
    await workshopStore.change((files) => ({ ...files, 'tables/finds.json': oneRowTable('finds', []) }));
    const whole = await shareFromWorkshop(app, 'pack', null, 'https://x/');
    const again = await shareFromWorkshop(app, 'pack', null, 'https://x/');
    const id = fileManifest(whole?.shared.files ?? {}).id;
    expect(id).toMatch(/^shared-workshop-[0-9a-z]{1,8}$/u);
    expect(fileManifest(again?.shared.files ?? {}).id).toBe(id);
  });
});

const vault = missionRow.parse(wholeScenario);
const finds = oneRowTable('finds', [{ op: 'counter', counter: 'seals', by: 1 }]);
const store = async (files: Readonly<Record<string, unknown>>): Promise<void> => {
  expect(await workshopStore.change((before) => ({ ...before, ...files }))).toBe('stored');
};
const names = async () => rowsIn((await workshopStore.read()) ?? {}).map(({ kind, id }) => `${kind} ${id}`);

describe('the desk of the workshop’s pack', () => {
  beforeEach(() => store({ 'missions.json': [vault], 'tables/finds.json': finds }));

  it('should show what is in it, and what was taken with what leans on it', async () => {
    await takes(tablePack('crew', 'Crew'), 'replace');
    await takes(tablePack('finds-pack', 'Taken', [{ id: 'crew', version: '1.0.0' }]), 'replace');
    const desk = await readDesk();
    expect(desk?.rows.map(({ name }) => name).toSorted()).toEqual(['The vault', 'finds']);
    expect(desk?.taken.map(({ id, author, leaning }) => [id, author, leaning])).toEqual([
      ['crew', 'Ana', ['Taken']],
      ['finds-pack', 'Ana', []],
    ]);
  });

  it('should say what it is called, and stay the workshop', async () => {
    const was = manifestOf('workshop', 'Workshop');
    const done = await packManifest.keep(() => ({ manifest: { ...was, id: 'other', name: 'My things' }, was }));
    expect(done.kind).toBe('stored');
    expect((await readDesk())?.manifest).toMatchObject({ id: 'workshop', name: 'My things' });
  });

  it('should not remove what another row names', async () => {
    expect(await removeRow({ kind: 'tables', id: 'finds' })).toEqual({ kind: 'inUse', by: ['The vault'] });
    expect((await names()).toSorted()).toEqual(['missions the-vault', 'tables finds']);
  });

  it('should not remove a table although the scenario that rolls on it has its id', async () => {
    await store({ 'missions.json': [{ ...vault, id: 'finds' }] });
    expect(await removeRow({ kind: 'tables', id: 'finds' })).toMatchObject({ kind: 'inUse' });
  });

  it('should remove a row, and put it back when that is undone', async () => {
    const removed = await removeRow({ kind: 'missions', id: 'the-vault' });
    expect(await names()).toEqual(['tables finds']);
    if (removed.kind !== 'stored') throw new Error(removed.kind);
    expect(await removed.undo()).toBe('stored');
    expect((await workshopStore.read())?.['missions.json']).toEqual([vault]);
    expect(await removeRow({ kind: 'tables', id: 'finds' })).toMatchObject({ kind: 'inUse' });
  });

  it('should put a table back into its file', async () => {
    const free = oneRowTable('free', []);
    await store({ 'tables/free.json': free });
    const removed = await removeRow({ kind: 'tables', id: 'free' });
    expect(await names()).not.toContain('tables free');
    if (removed.kind !== 'stored') throw new Error(removed.kind);
    await removed.undo();
    expect((await workshopStore.read())?.['tables/free.json']).toEqual(free);
  });

  it('should not bring back a row over another that has its id by now', async () => {
    const free = oneRowTable('free', []);
    await store({ 'tables/free.json': free });
    const scenario = await removeRow({ kind: 'missions', id: 'the-vault' });
    const table = await removeRow({ kind: 'tables', id: 'free' });
    const newer = { ...vault, name: 'Another vault' };
    const newTable = { ...free, title: 'Another table' };
    await store({ 'missions.json': [newer], 'tables/free.json': newTable });
    if (scenario.kind !== 'stored' || table.kind !== 'stored') throw new Error(scenario.kind);
    expect([await scenario.undo(), await table.undo()]).toEqual(['failed', 'failed']);
    const files = await workshopStore.read();
    expect([files?.['missions.json'], files?.['tables/free.json']]).toEqual([[newer], newTable]);
  });
});
