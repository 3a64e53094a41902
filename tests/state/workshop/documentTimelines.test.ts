import { describe, expect, it } from 'vitest';
import { rollTablesIn } from '../../../src/content/tableFiles.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { newTable } from '../../../src/features/table-editor/ranges.ts';
import { becoming, type DraftAct, draftAfter, type DraftHistory } from '../../../src/forms/draftHistory.ts';
import { beginHistory } from '../../support/beginHistory.ts';
import { ownPackTexts } from '../../../src/persistence/ownPackText.ts';
import { removeOwnPack } from '../../../src/persistence/ownPacks.ts';
import { TIMELINE_MOST, timelineKey } from '../../../src/persistence/timelines.ts';
import type { RollTable } from '../../../src/engine/family/killteam/tables/rollTable.ts';
import { openTimeline } from '../../../src/state/workshop/documentTimelines.ts';
import { manifestIn } from '../../../src/state/workshop/packDesk.ts';
import { rollTablesOf } from '../../../src/state/workshop/rollTables.ts';
import { type OwnTable, TableShelf } from '../../../src/state/workshop/workshop.ts';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';
import { memoryStores } from '../../support/ownPack.ts';
import { noTexts } from '../../support/noTexts.ts';

type History = DraftHistory<RollTable, string>;
const DOORS = { kind: 'tables', id: 'doors' } as const;
const KEY = timelineKey(DOORS);
const table = (title: string): RollTable => newTable('doors', title, ['Nothing', 'Something']);
const is = {
  draft: (value: unknown): value is RollTable => rollTablesIn({ 'tables/doors.json': value }).length === 1,
  did: (value: string): value is string => value !== 'forgotten',
};
const first = manifestOf('workshop', 'Workshop');
const copyName = (title: string) => `${title}, copy`;

const retitled = (history: History, title: string, did = title): History =>
  draftAfter(history, { kind: 'do', did, typed: null, change: (now) => ({ ...now, title }) });
const acted = (history: History, ...kinds: readonly ('undo' | 'redo')[]): History =>
  kinds.reduce<History>((now, kind) => draftAfter(now, { kind } satisfies DraftAct<RollTable, string>), history);
const titles = ({ past, now, future }: History) => ({
  past: past.map(({ draft }) => draft.title),
  now: now.title,
  future: future.map(({ draft }) => draft.title),
});

/** The workshop of a browser, and a way to keep a history of the doors in it. */
function workshop() {
  const stores = memoryStores();
  const tab = () => rollTablesOf(new WorkshopStore(stores.durable, stores.now), noTexts());
  const here = tab();
  const keep = (history: History, was: RollTable | null, tables = here) =>
    tables.keep(() => ({
      table: history.now,
      was,
      copyName,
      timeline: (kept) => ({
        ...becoming(history, (draft) => (draft.id === kept.id ? draft : { ...draft, id: kept.id })),
        now: kept,
      }),
    }));
  const open = (now: RollTable, ref: typeof DOORS | { kind: 'tables'; id: string } = DOORS) =>
    openTimeline(ref, now, is, stores.durable);
  return { ...stores, here, there: tab(), keep, open };
}

const written = retitled(retitled(beginHistory(table('Doors')), 'Gates'), 'Locks');

describe('the timeline of a document', () => {
  it('should come back with what was done and taken back, and go on', async () => {
    const { keep, open } = workshop();
    const undone = acted(written, 'undo');
    await keep(undone, null);
    const found = await open(table('Gates'));
    expect(titles(found)).toEqual({ past: ['Doors'], now: 'Gates', future: ['Locks'] });
    expect(found.future[0]?.did).toBe('Locks');
    expect(titles(acted(found, 'redo'))).toEqual({ past: ['Doors', 'Gates'], now: 'Locks', future: [] });
    expect(titles(acted(found, 'undo')).now).toBe('Doors');
  });

  it('should be for the document as it is stored only, whatever the order of its keys', async () => {
    const { keep, open, here, there } = workshop();
    await keep(written, null);
    const keys = Object.fromEntries(Object.entries(table('Locks')).toReversed());
    expect((await open({ ...table('Locks'), ...keys })).past).toHaveLength(2);
    await there.keep(() => ({ table: table('Theirs'), was: table('Locks'), copyName }));
    const [stored] = (await here.read()) ?? [];
    expect(stored?.title).toBe('Theirs');
    expect(titles(await open(stored ?? table('')))).toEqual({ past: [], now: 'Theirs', future: [] });
  });

  it('should go on with a document that is kept beside another', async () => {
    const { keep, open, here, there } = workshop();
    await keep(beginHistory(table('Doors')), null);
    await there.keep(() => ({ table: table('Theirs'), was: table('Doors'), copyName }));
    const done = await keep(written, table('Doors'));
    if (done.kind !== 'stored') throw new Error(done.kind);
    expect(done.table.id).toBe('locks');
    const found = await open(done.table, { kind: 'tables', id: 'locks' });
    expect(found.past.map(({ draft }) => [draft.id, draft.title])).toEqual([
      ['locks', 'Doors'],
      ['locks', 'Gates'],
    ]);
    expect((await here.read())?.length).toBe(2);
  });

  it('should keep as many of the nearest steps as there is room for, on both sides', async () => {
    const { durable, keep, open } = workshop();
    const long = (title: string): RollTable => {
      const short = table(title);
      return { ...short, rows: short.rows.map((row) => ({ ...row, text: title.padEnd(10_000, '.') })) };
    };
    const many = Array.from({ length: 60 }, (_, index) => `Step ${index}`).reduce<History>(
      (history, title) => draftAfter(history, { kind: 'do', did: title, typed: null, change: () => long(title) }),
      beginHistory(long('First')),
    );
    const half = Array.from({ length: 5 }).reduce<History>((history) => acted(history, 'undo'), many);
    await keep(half, null);
    expect((durable.texts.get(KEY) ?? '').length).toBeLessThan(TIMELINE_MOST + 1000);
    const found = titles(await open(long('Step 54')));
    expect(found.future).toEqual(['Step 55', 'Step 56', 'Step 57', 'Step 58', 'Step 59']);
    expect(found.past).toEqual(Array.from({ length: 13 }, (_, index) => `Step ${41 + index}`));
  });

  it.each<[string, (text: string) => string, readonly string[], readonly string[]]>([
    ['no JSON', (text) => text.slice(0, -9), [], []],
    ['of a newer version', (text) => text.replace('"version":1', '"version":9'), [], []],
    ['something else', () => '[[[]]]', [], []],
    ['with a step that has no draft', (text) => text.replace(/"title":"Doors"/u, '"name":1'), ['Gates'], ['Bars']],
    ['with a step in the middle that is none', (text) => text.replace('"did":"Locks"', '"did":7'), [], ['Bars']],
    ['with a step nobody knows', (text) => text.replace('"did":"Bars"', '"did":"forgotten"'), ['Doors', 'Gates'], []],
  ])('should be read as far as it can be: %s', async (_, damage, past, future) => {
    const { durable, keep, open } = workshop();
    await keep(acted(retitled(written, 'Bars'), 'undo'), null);
    const text = durable.texts.get(KEY) ?? '';
    expect(damage(text)).not.toBe(text);
    durable.texts.set(KEY, damage(text));
    expect(titles(await open(table('Locks')))).toEqual({ past, now: 'Locks', future });
  });

  it('should be nothing when the store cannot be read, and nothing that keeps a document from being stored', async () => {
    const { durable, keep, open, here } = workshop();
    await keep(written, null);
    const failing = { read: () => Promise.reject(new Error('closed')) };
    expect((await openTimeline(DOORS, table('Locks'), is, failing)).past).toEqual([]);
    const { commit } = durable;
    durable.commit = (change) =>
      (change.put ?? []).some(([key]) => key === KEY) ? Promise.reject(new Error('full')) : commit(change);
    const done = await keep(retitled(written, 'Bars'), table('Locks'));
    expect(done).toMatchObject({ kind: 'stored', table: { title: 'Bars' } });
    expect((await here.read())?.map(({ title }) => title)).toEqual(['Bars']);
    expect((await open(table('Bars'))).past).toEqual([]);
    expect(durable.texts.has(KEY)).toBe(false);
  });

  it('should go with its document, and with the pack, and never out of the browser', async () => {
    const stores = workshop();
    const { durable, keep, here } = stores;
    await keep(written, null);
    expect((await ownPackTexts(durable)).join(' ')).not.toContain('Gates');
    await here.keep(() => ({ table: { ...table('Alarms'), id: 'alarms' }, was: null, copyName }));
    expect(durable.texts.has(KEY)).toBe(true);
    await here.remove('doors');
    expect([...durable.texts.keys()].filter((key) => key.startsWith('timelines/'))).toEqual([]);
    await keep(written, null);
    await removeOwnPack(stores, 'workshop');
    expect([...durable.texts.keys()].filter((key) => !key.startsWith('removed/'))).toEqual([]);
  });
});

describe('other timelines', () => {
  it('should be kept with a decision table as it is stored, and go with it', async () => {
    const { durable, now } = memoryStores();
    const shelf = new TableShelf(new WorkshopStore(durable, now), durable);
    const own: OwnTable = {
      behaviour: {
        id: 'mine',
        name: 'Mine',
        extends: 'brawler',
        replace: [],
        remove: ['dash'],
        add: [],
        provenance: 'user',
      },
      examples: [],
    };
    const before = { draft: 'before', did: 'rename', typed: null };
    await shelf.save(() => ({
      tables: [own],
      was: [],
      copyName,
      timeline: (kept) => ({ past: [before], now: kept, future: [] }),
    }));
    const all = { draft: (_value: unknown): _value is unknown => true, did: is.did };
    const ref = { kind: 'behaviours', id: 'mine' } as const;
    const [kept] = (await shelf.read())?.own ?? [];
    expect((await openTimeline<unknown, string>(ref, kept, all, durable)).past).toEqual([before]);
    await shelf.remove('mine');
    expect(durable.texts.has(timelineKey(ref))).toBe(false);
  });

  it('should be kept with what the pack says of itself, where two tabs say other things', async () => {
    const { durable, now } = memoryStores();
    const [here, there] = [new WorkshopStore(durable, now), new WorkshopStore(durable, now)].map(manifestIn);
    const was = first;
    await here?.keep(() => ({ manifest: { ...was, name: 'Mine' }, was }));
    const done = await there?.keep(() => ({
      manifest: { ...was, version: '1.1.0' },
      was,
      timeline: (kept) => ({ past: [{ draft: was.version, did: 'version', typed: null }], now: kept, future: [] }),
    }));
    expect(done).toMatchObject({ kind: 'stored', manifest: { id: 'workshop', name: 'Mine', version: '1.1.0' } });
    if (done?.kind !== 'stored') throw new Error('not stored');
    const text = { draft: (value: unknown): value is typeof first => typeof value === 'string', did: is.did };
    const found = await openTimeline({ kind: 'manifest', id: 'workshop' }, done.manifest, text, durable);
    expect(found.past.map(({ did }) => did)).toEqual(['version']);
  });
});
