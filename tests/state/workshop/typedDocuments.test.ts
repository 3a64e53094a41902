import { beforeEach, describe, expect, it } from 'vitest';
import { newModule } from '../../../src/content/moduleFiles.ts';
import { keptScenario, newScenario } from '../../../src/content/scenarioFiles.ts';
import type { MissionRow } from '../../../src/content/schema/mission.ts';
import { TypedTexts } from '../../../src/persistence/typedTexts.ts';
import { TypingTab } from '../../../src/persistence/typingTab.ts';
import { openTimeline, type Timeline } from '../../../src/state/workshop/documentTimelines.ts';
import { modulesOf } from '../../../src/state/workshop/madeModules.ts';
import { scenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { rollTablesOf } from '../../../src/state/workshop/rollTables.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { tablesOf, type OwnTable } from '../../../src/state/workshop/workshop.ts';
import { browserPorts } from '../../../src/app/browserPorts.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { MemoryDurable } from '../../support/savePorts.ts';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';
import { FakeLocks } from '../../support/fakeTabs.ts';
import { memoryStores } from '../../support/ownPack.ts';
import { searchTable } from '../../support/scripted.ts';

const copyName = (name: string) => `${name}, copy`;

function scenario(): MissionRow {
  const row = keptScenario(newScenario('Dusk', new Set()), 'Nameless');
  if (row === null) throw new Error('not kept');
  return row;
}

const dusk = scenario();
const says = (primary: string): MissionRow => ({ ...dusk, primary });
const history = (row: MissionRow): Timeline<unknown, string> => ({
  past: [{ draft: dusk, did: 'basics', typed: 'primary' }],
  now: row,
  future: [],
});
const given = (row: MissionRow, was: MissionRow | null = dusk) => ({
  row,
  was,
  copyName,
  timeline: (kept: MissionRow) => history(kept),
});

/** The workshop of a browser in which a scenario is stored; each `page` begins with what is stored. */
async function browser() {
  const { storage, durable, now } = memoryStores();
  const texts = () => new TypedTexts(storage, now);
  const store = () => new WorkshopStore(durable, now);
  const page = () => scenariosOf(store(), texts());
  const stored = async () => (await page().read())?.own.map(({ name, primary }) => [name, primary]);
  const typed = () => texts().places('');
  await page().keep(() => ({ row: dusk, was: null, copyName }));
  return { storage, durable, texts, store, page, stored, typed };
}

describe('a scenario that was parked when its page was left', () => {
  it('should be there for the next page, with what can be taken back', async () => {
    const { page, stored, typed, durable } = await browser();
    page().park(given(says('Typed')), null);
    expect(typed()).toEqual(['workshop/missions/dusk']);
    expect(await stored()).toEqual([['Dusk', 'Typed']]);
    expect(typed()).toEqual([]);
    const is = {
      draft: (value: unknown): value is MissionRow => typeof value === 'object',
      did: (did: string): did is 'basics' => did === 'basics',
    };
    const ref = { kind: 'missions', id: 'dusk' } as const;
    const opened = await openTimeline<MissionRow, 'basics'>(ref, says('Typed'), is, durable);
    expect(opened.past).toEqual([{ draft: dusk, did: 'basics', typed: null }]);
  });

  it('should be a step after what can be taken back of what is stored, when it was killed between two letters', async () => {
    const { storage, durable, now } = memoryStores();
    const page = () =>
      scenariosOf(new WorkshopStore(durable, now), new TypedTexts(storage, now, { durable, typist: null }));
    await page().keep(() => given(says('T'), null));
    page().park(given(says('Typed'), says('T')), null, true);
    await page().settle();
    const is = {
      draft: (value: unknown): value is MissionRow => typeof value === 'object',
      did: (did: string): did is 'basics' => did === 'basics',
    };
    const open = (row: MissionRow) =>
      openTimeline<unknown, 'basics'>({ kind: 'missions', id: 'dusk', row }, 'the draft of it', is, durable);
    const opened = await open(says('Typed'));
    expect(opened).toMatchObject({
      past: [{ draft: dusk }, { draft: says('T'), did: 'basics' }],
      now: 'the draft of it',
    });
    // What is stored is not what it is about.
    expect((await open(says('Other'))).past).toEqual([]);
  });

  it('should be the last that was parked, and nothing once that was taken away', async () => {
    const { page, stored, typed } = await browser();
    const here = page();
    here.park(given(says('First')), null);
    const takeAway = here.park(given(says('Last')), null);
    expect(typed()).toHaveLength(1);
    takeAway();
    expect([typed(), await stored()]).toEqual([[], [['Dusk', dusk.primary]]]);
  });

  it('should come in place of what was still being written when the page went', async () => {
    const { page, stored } = await browser();
    const here = page();
    here.park(given(says('Typed on')), says('Typed'));
    await here.keep(() => given(says('Typed')));
    expect(await stored()).toEqual([['Dusk', 'Typed on']]);
  });

  it('should be kept once when it was written after all', async () => {
    const { page, stored, typed } = await browser();
    const here = page();
    here.park(given(says('Typed')), null);
    await here.keep(() => given(says('Typed')));
    expect([await stored(), typed()]).toEqual([[['Dusk', 'Typed']], []]);
  });

  it('should go beside what another tab has written meanwhile', async () => {
    const { page, stored, typed } = await browser();
    page().park(given(says('Mine')), null);
    const { keep } = page();
    await keep(() => given(says('Theirs')));
    expect(await stored()).toEqual([
      ['Dusk', 'Theirs'],
      ['Dusk, copy', 'Mine'],
    ]);
    expect(typed()).toEqual([]);
  });

  it('should wait for a page that can write it', async () => {
    const { page, stored, typed, durable, store, texts } = await browser();
    page().park(given(says('Typed')), null);
    const { read, commit } = durable;
    durable.commit = () => Promise.reject(new Error('full'));
    expect(await stored()).toEqual([['Dusk', dusk.primary]]);
    durable.commit = commit;
    durable.read = () => Promise.reject(new Error('closed'));
    await scenariosOf(store(), texts()).settle();
    durable.read = read;
    expect(typed()).toHaveLength(1);
    expect([await stored(), typed()]).toEqual([[['Dusk', 'Typed']], []]);
  });

  it('should be kept without what can be taken back where there is no room for that', async () => {
    const { page, stored, storage } = await browser();
    const long = { ...history(dusk), past: [{ draft: 'x'.repeat(50_000), did: 'basics', typed: null }] };
    storage.room = 20_000;
    page().park({ ...given(says('Typed')), timeline: () => long }, null);
    expect(await stored()).toEqual([['Dusk', 'Typed']]);
  });

  it('should be left alone when it cannot be read', async () => {
    const { stored, texts, typed } = await browser();
    texts().put('workshop/missions/dusk', { row: { id: 'dusk' }, known: [], copy: '', timeline: null });
    texts().put('workshop/missions/dawn', 'nothing');
    expect(await stored()).toEqual([['Dusk', dusk.primary]]);
    expect(typed()).toHaveLength(2);
  });
});

describe('a scenario that is typed in two tabs', () => {
  /** Tabs over the stores of one browser; each has a seat of its own until it is closed. */
  async function tabs() {
    const { storage, durable, now } = memoryStores();
    let locks = new FakeLocks();
    const tab = (id: string) => {
      const typist = new TypingTab({ locks, openChannel: null, tab: id, now: Date.now });
      return scenariosOf(new WorkshopStore(durable, now), new TypedTexts(storage, now, { durable, typist }));
    };
    await tab('before').keep(() => ({ row: dusk, was: null, copyName }));
    const stored = async (id: string) => (await tab(id).read())?.own.map(({ name, primary }) => [name, primary]);
    const closeAll = () => {
      locks = new FakeLocks();
    };
    return { tab, stored, closeAll };
  }

  it('should be left to the tab that types it as long as that is open', async () => {
    const { tab, stored } = await tabs();
    const typing = tab('typing');
    typing.park(given(says('Typed')), null, true);
    expect(await stored('looking')).toEqual([['Dusk', dusk.primary]]);
    await typing.keep(() => given(says('Typed on')));
    expect(await stored('third')).toEqual([['Dusk', 'Typed on']]);
  });

  it('should be kept once the tab is gone, each tab’s own', async () => {
    const { tab, stored, closeAll } = await tabs();
    tab('one').park(given(says('One')), null, true);
    tab('two').park(given(says('Two')), null, true);
    closeAll();
    expect(await stored('next')).toEqual([
      ['Dusk', 'One'],
      ['Dusk, copy', 'Two'],
    ]);
  });
});

describe('other documents that were parked', () => {
  it('should be kept by the next page: roll tables and linked campaigns', async () => {
    const { store, texts } = await browser();
    const doors = { ...searchTable, id: 'doors', title: 'Doors' };
    const war = newModule('War', dusk, new Set());
    const tables = () => rollTablesOf(store(), texts());
    const modules = () => {
      const here = store();
      return modulesOf(here, texts(), scenariosOf(here, texts()));
    };
    await tables().keep(() => ({ table: doors, was: null, copyName }));
    await modules().keep(() => ({ row: war, was: null, copyName }));
    tables().park({ table: { ...doors, title: 'Gates' }, was: doors, copyName }, null);
    modules().park({ row: { ...war, text: 'Typed' }, was: war, copyName }, null);
    expect((await tables().read())?.map(({ title }) => title)).toEqual(['Gates']);
    expect((await modules().read())?.own.map(({ text }) => text)).toEqual(['Typed']);
  });
});

describe('documents of this browser that were parked', () => {
  const durable = new MemoryDurable();
  /** The page anew: only what is stored is left. */
  const anew = () => {
    const ports = browserPorts();
    // The page before is gone: no other tab is open.
    const app = createApp({ ...ports, durable, tabs: { ...ports.tabs, locks: null, openChannel: null } });
    return { ...tablesOf(app), ...workshopPackOf(app) };
  };

  beforeEach(() => {
    durable.texts.clear();
    localStorage.clear();
  });

  it('should be kept by the next page: a decision table', async () => {
    const table = (name: string, remove: readonly string[]): OwnTable => ({
      behaviour: {
        id: 'mine',
        name,
        extends: 'brawler',
        replace: [],
        remove: [...remove],
        add: [],
        provenance: 'user',
      },
      examples: [],
    });
    const [first, typed] = [table('Mine', ['dash']), table('Typed', ['dash'])];
    const here = anew();
    await here.saveTables(() => ({ tables: [first], was: [], copyName }));
    here.parkTable({ tables: [typed], was: [first], copyName }, null);
    const next = anew();
    expect((await next.readWorkshop())?.own).toEqual([typed]);
    expect(localStorage).toHaveLength(0);
  });

  it('should be kept by the next page: what the pack says of itself', async () => {
    const here = anew();
    const { manifest: was } = (await here.readDesk()) ?? {};
    if (was === undefined) throw new Error('no pack');
    here.parkManifest({ manifest: { ...was, name: 'Typed' }, was }, null);
    await here.packManifest.keep(() => ({ manifest: { ...was, version: '2.0.0' }, was }));
    const next = anew();
    expect((await next.readDesk())?.manifest).toMatchObject({ name: 'Typed', version: '2.0.0' });
    expect(localStorage).toHaveLength(0);
  });
});
