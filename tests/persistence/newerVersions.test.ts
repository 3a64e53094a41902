import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkOwnPack, listOwnPacks } from '../../src/persistence/ownPacks.ts';
import { battleLog, battleShape } from '../../src/persistence/battleFile.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import { EntryLog } from '../../src/persistence/entryLog.ts';
import { lastExport, noteExport } from '../../src/persistence/exportedSlot.ts';
import { versionOf } from '../../src/persistence/heading.ts';
import { readLogNow } from '../../src/persistence/importFile.ts';
import { readLibrary } from '../../src/persistence/libraryFile.ts';
import { loadSlot } from '../../src/persistence/loadSlot.ts';
import { readPackText } from '../../src/persistence/ownPackText.ts';
import { loadRead, saveRead } from '../../src/persistence/readSlot.ts';
import { readShareBytes, readShareValue } from '../../src/persistence/scenarioShare.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, loadSettings } from '../../src/persistence/settingsSlot.ts';
import { openRetinueCode, readRetinue } from '../../src/persistence/sharedRetinue.ts';
import { readTimeline, timelineKey } from '../../src/persistence/timelines.ts';
import { isNewerWorkshop, readWorkshopFiles, writeWorkshopFiles } from '../../src/persistence/workshopPack.ts';
import { bringText } from '../../src/state/library/bringing.ts';
import { restoreCopy } from '../../src/state/library/restore.ts';
import { settingsOf } from '../../src/state/base/settings.ts';
import { createGameStore } from '../../src/state/base/store.ts';
import { lookAtFile } from '../../src/state/workshop/takePack.ts';
import { WorkshopStore } from '../../src/state/workshop/workshopStore.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import { asAny, FakeBrowser, settle, shown, startSmall } from '../support/fakeBrowser.ts';
import { crewFiles } from '../support/ownPack.ts';
import { MemoryDurable, MemoryStorage } from '../support/savePorts.ts';
import { setCounter, smallRules } from '../support/smallBattle.ts';
import { app } from '../support/app.tsx';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const FUTURE = 99;
const battles = battleLog<KillTeamTypes>(smallRules.decider.evolve);
const campaigns = campaignLog(evolveCampaign);

/** A save of a later version, of which nothing but its heading is as it is now. */
const future = (format: string): string =>
  JSON.stringify({ format, version: FUTURE, when: 'later', what: ['otherwise'] });

const newer = (raw: string) => ({ kind: 'newer', raw, version: FUTURE });

/** A browser whose tab was closed after some commands in a battle. */
async function played() {
  const browser = new FakeBrowser();
  const tab = browser.tab();
  const id = startSmall(tab);
  for (const n of [1, 2, 3]) tab.dispatch(setCounter('a', n));
  await settle();
  return { browser: browser.killed(), id };
}

const textsOf = ({ storage, durable }: { storage: MemoryStorage; durable: MemoryDurable }) =>
  new Map([...storage.texts, ...durable.texts]);

describe('a battle of a newer app', () => {
  it('should be told as such in a file, whatever else is in it, and so should a campaign', async () => {
    expect(readLogNow(battles, future('battle'))).toEqual(newer(future('battle')));
    expect(readLogNow(campaigns, future('campaign'))).toEqual(newer(future('campaign')));
  });

  it.each(['setup', 'tail'])('should be told as such in its slot by the version of its %s, and left', async (part) => {
    const { browser, id } = await played();
    browser.durable.texts.clear();
    const version = versionOf(battleShape);
    browser.storage.texts.set(`retinue/battle/${id}/v${version}/${part}`, future(`battle-${part}`));
    const before = textsOf(browser);
    expect(loadSlot(browser.storage, id, battles)).toMatchObject({ kind: 'newer', version: FUTURE });
    expect(await browser.tab().open(id)).toMatchObject({ kind: 'newer', version: FUTURE });
    await settle();
    expect(textsOf(browser)).toEqual(before);
  });

  it('should be told as such in its slot by the folder beside the one of now, which no sweep removes', async () => {
    const { browser, id } = await played();
    const tab = browser.tab();
    await tab.open(id);
    const key = `retinue/battle/${id}/v${FUTURE}/tail`;
    browser.storage.texts.set(key, future('battle-tail'));
    tab.dispatch(setCounter('a', 4));
    expect(browser.storage.texts.get(key)).toBe(future('battle-tail'));
    expect(loadSlot(browser.storage, id, battles)).toMatchObject({ kind: 'newer', version: FUTURE });
  });

  it.each([
    ['its beginning', 'base', future('battle')],
    ['a change', 'change/0000000004', JSON.stringify({ version: FUTURE, redone: [1] })],
  ])('should be told as such in its second copy by %s, and left', async (_what, name, text) => {
    const { browser, id } = await played();
    browser.durable.texts.set(`battle/${id}/${name}`, text);
    const before = textsOf(browser);
    expect(await new EntryLog(browser.durable, id, battles).load()).toMatchObject({ kind: 'newer', version: FUTURE });
    expect(await browser.tab().open(id)).toMatchObject({ kind: 'newer', version: FUTURE });
    await settle();
    expect(textsOf(browser)).toEqual(before);
  });

  it('should be told as such when it is brought, and when a copy of it is to be restored', async () => {
    const { browser, id } = await played();
    const tab = browser.tab();
    const naming = { titleOf: () => '', rename: <F>(file: F) => file };
    const shelves = {
      battles: asAny(tab),
      campaigns: () => Promise.reject(new Error('no campaigns')),
      packs: () => Promise.reject(new Error('no packs')),
      keeper: { before: () => Promise.resolve('kept' as const) },
      naming,
    };
    const ports = { durable: browser.durable, settings: () => undefined };
    expect(await bringText(shelves, ports, future('battle'))).toEqual({ kind: 'newer', version: FUTURE });
    expect(await bringText(shelves, ports, future('library'))).toMatchObject({ kind: 'newer', version: FUTURE });
    const key = `ring/battle/${id}/2026-11-20T12:00:00.000Z-0000000009`;
    browser.durable.texts.set(key, future('battle'));
    const before = textsOf(browser);
    expect(await restoreCopy(shelves, browser.durable, key)).toBe('newerText');
    expect(textsOf(browser)).toEqual(before);
    await tab.open(id);
    expect(shown(tab).length).toBe(3);
  });
});

describe('what else a newer app wrote', () => {
  it('should be told as such: a file with everything, and what is in one', () => {
    expect(readLibrary(future('library'))).toEqual(newer(future('library')));
    const inside = (format: string) => JSON.parse(future(format));
    const library = {
      format: 'library',
      version: 2,
      savedAt: '',
      revision: 0,
      data: {
        battles: [inside('battle')],
        campaigns: [inside('campaign')],
        packs: [inside('ownPack')],
        pictures: {},
        settings: inside('settings'),
      },
    };
    const found = readLibrary(JSON.stringify(library), {
      battle: (text) => readLogNow(battles, text),
      campaign: (text) => readLogNow(campaigns, text),
    });
    const message = `${FUTURE} is newer than this app`;
    expect(found).toMatchObject({
      kind: 'partly',
      problems: [
        { path: 'data.campaigns[0].version', message },
        { path: 'data.battles[0].version', message },
        { path: 'data.packs[0].version', message },
        { path: 'data.settings.version', message },
      ],
    });
  });

  it('should be told as such and never be written over: settings', async () => {
    const storage = new MemoryStorage(new Map([[SETTINGS_KEY, future('settings')]]));
    expect(loadSettings(storage, () => '')).toEqual({ settings: DEFAULT_SETTINGS, writable: false, newer: true });
    const store = createGameStore(DEFAULT_SETTINGS);
    const durable = new MemoryDurable();
    const settings = settingsOf(store, { storage, durable, now: () => '' }, false);
    settings.change({ theme: 'dark' });
    await settings.catchUp();
    expect(durable.texts.size).toBe(0);
    expect(store.getState().settings.theme).toBe('dark');
    expect([...storage.texts]).toEqual([[SETTINGS_KEY, future('settings')]]);
  });

  it('should never be written over: what was read, and when everything was exported', () => {
    const texts: [string, string][] = [
      ['retinue/read', future('read')],
      ['retinue/exported', future('exported')],
    ];
    const storage = new MemoryStorage(new Map(texts));
    saveRead(storage, [{ battle: 'b', from: 1, seen: [] }], 'now');
    noteExport(storage, 'now');
    expect([loadRead(storage), lastExport(storage)]).toEqual([[], null]);
    expect([...storage.texts]).toEqual(texts);
  });

  it('should be told as such: a pack, by its version or by that of the shape of its files', async () => {
    expect(readPackText(future('ownPack'))).toMatchObject({
      kind: 'refused',
      newer: true,
      problems: [{ path: 'version', message: `${FUTURE} is newer than this app` }],
    });
    const later = { ...crewFiles(), 'weapons.json': 'otherwise', 'spells.json': [] };
    const head = { ...(later['pack.json'] as object), schemaVersion: FUTURE, ruleset: 'other' };
    expect(checkOwnPack({ ...later, 'pack.json': head }).problems).toEqual([
      { path: 'pack.json schemaVersion', code: 'newer', fact: null, message: `${FUTURE} is newer than this app` },
    ]);
    const durable = new MemoryDurable();
    durable.texts.set('pack/crew/', future('ownPack'));
    expect(await listOwnPacks(durable)).toMatchObject([{ id: 'crew', newer: true, pack: null }]);
    expect(await lookAtFile(app, new Blob([future('ownPack')]))).toMatchObject({ kind: 'refused', why: 'newer' });
  });

  it.each([
    ['its version', future('ownPack')],
    [
      'the shape of its files',
      JSON.stringify({
        format: 'ownPack',
        version: 1,
        savedAt: '',
        revision: 0,
        data: { files: { 'pack.json': { schemaVersion: FUTURE } } },
      }),
    ],
  ])('should be told as such and never be written over: the workshop, by %s', async (_what, text) => {
    const durable = new MemoryDurable();
    durable.texts.set('pack/workshop/', text);
    expect(await isNewerWorkshop(durable)).toBe(true);
    expect(await readWorkshopFiles(durable)).toBeNull();
    const store = new WorkshopStore(durable, () => 'now');
    expect(await store.change((files) => ({ ...files, 'missions.json': [] }))).toBe('failed');
    expect([...durable.texts]).toEqual([['pack/workshop/', text]]);
  });

  it('should never be written over: what was done to a document of the workshop', async () => {
    const durable = new MemoryDurable();
    const ref = { kind: 'missions', id: 'cellar' };
    durable.texts.set(timelineKey(ref), future('timeline'));
    expect(await readTimeline(durable, ref)).toBeNull();
    const put = [
      [timelineKey(ref), 'mine'],
      [timelineKey({ ...ref, id: 'attic' }), 'mine'],
    ] as const;
    expect(await writeWorkshopFiles(durable, { files: {}, text: null }, 'now', { put })).toBe('stored');
    expect(durable.texts.get(timelineKey(ref))).toBe(future('timeline'));
    expect(durable.texts.get(timelineKey({ ...ref, id: 'attic' }))).toBe('mine');
  });

  it('should be told as such: a shared retinue and its code', () => {
    expect(readRetinue(future('sharedRetinue'))).toEqual(newer(future('sharedRetinue')));
    expect(openRetinueCode([FUTURE, { otherwise: true }, 'more'])).toMatchObject({ kind: 'newer', version: FUTURE });
  });

  it('should be told as such: a shared scenario and its code', async () => {
    const manifest = strToU8(JSON.stringify({ format: 'retinueShare', version: FUTURE, listed: 'otherwise' }));
    const file = new Uint8Array(zipSync({ 'Maps/Hall 1.png': strToU8('later'), 'manifest.json': manifest }));
    expect(await readShareBytes(file)).toMatchObject({ kind: 'refused', why: 'newer' });
    expect(readShareValue(['pack', FUTURE, { otherwise: true }, 'more'])).toMatchObject({ why: 'newer' });
  });
});
