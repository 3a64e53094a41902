import { describe, expect, it } from 'vitest';
import { advisedRules } from '../support/advisedRules.ts';
import { evolve } from '../support/fold.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import { listCopies, readCopy } from '../../src/persistence/backupRing.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { listAllBattles } from '../../src/persistence/battleIndex.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import { listAllCampaigns } from '../../src/persistence/campaignIndex.ts';
import { EntryLog } from '../../src/persistence/entryLog.ts';
import { lastExport } from '../../src/persistence/exportedSlot.ts';
import { readLogNow } from '../../src/persistence/importFile.ts';
import { readLibrary } from '../../src/persistence/libraryFile.ts';
import { loadSlot } from '../../src/persistence/loadSlot.ts';
import { listOwnPacks } from '../../src/persistence/ownPacks.ts';
import { readPicture } from '../../src/persistence/pictures.ts';
import { listAside } from '../../src/persistence/quarantine.ts';
import { loadRead } from '../../src/persistence/readSlot.ts';
import { readShareBytes, readShareValue } from '../../src/persistence/scenarioShare.ts';
import { loadSettings } from '../../src/persistence/settingsSlot.ts';
import { decodeShare } from '../../src/persistence/shareCode.ts';
import { openRetinueCode, readRetinue } from '../../src/persistence/sharedRetinue.ts';
import { readTimeline } from '../../src/persistence/timelines.ts';
import { readWorkshopFiles } from '../../src/persistence/workshopPack.ts';
import { FakeBrowser, settle, shown } from '../support/fakeBrowser.ts';
import { battleFacts, campaignFacts, oldBrowser, oldBytes, oldFacts, oldNames, oldText } from '../support/oldSaves.ts';
import { MemoryDurable, MemoryStorage } from '../support/savePorts.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const battles = battleLog<KillTeamTypes>(evolve);
const campaigns = campaignLog(evolveCampaign);
const rules = advisedRules;

const loaded = <R extends { readonly kind: string }>(found: R): Extract<R, { kind: 'loaded' }> => {
  if (found.kind === 'loaded') return found as Extract<R, { kind: 'loaded' }>;
  throw new Error(JSON.stringify({ ...found, raw: '' }));
};

/** The stores of a browser as the app of then left them. */
function storesOf(name: string) {
  const { local, durable } = oldBrowser(name);
  const second = new MemoryDurable();
  for (const [key, text] of durable) second.texts.set(key, text);
  return { storage: new MemoryStorage(new Map(local)), durable: second };
}

function browserOf(name: string): FakeBrowser {
  const browser = new FakeBrowser();
  const { storage, durable } = storesOf(name);
  for (const [key, text] of storage.texts) browser.storage.texts.set(key, text);
  for (const [key, text] of durable.texts) browser.durable.texts.set(key, text);
  return browser;
}

/** What is known of a browser's logs, by the kind and the id of each. */
const factsIn = (browser: string) =>
  [...oldFacts].flatMap(([name, facts]) => {
    const [kind, id] = name.startsWith(`${browser} `) ? name.slice(browser.length + 1).split('/') : [];
    return kind !== undefined && id !== undefined ? [{ kind, id, facts }] : [];
  });

describe('files of parts 1 to 5', () => {
  it.each(oldNames('battles/'))('should be read: %s', (name) => {
    const { file, state } = loaded(readLogNow(battles, oldText(name))).value;
    expect(battleFacts(state, file.entries.length)).toEqual(oldFacts.get(name));
    expect(file.redo).toHaveLength(name.endsWith('undone.json') ? 4 : 0);
  });

  it.each(oldNames('campaigns/'))('should be read: %s', (name) => {
    const { file, state } = loaded(readLogNow(campaigns, oldText(name))).value;
    expect(campaignFacts(state, file.entries.length)).toEqual(oldFacts.get(name));
  });

  it('should be read: everything', () => {
    const found = readLibrary(oldText('library.json'), {
      battle: (text) => readLogNow(battles, text),
      campaign: (text) => readLogNow(campaigns, text),
    });
    const { value } = loaded(found);
    expect([value.battles.length, value.campaigns.length, value.packs.length]).toEqual([1, 1, 2]);
    expect(value.pictures.size).toBe(1);
    expect(value.settings).toMatchObject({ language: 'fr', textSize: 130, attackOdds: false });
  });

  it('should be read: a shared retinue and its code', async () => {
    const { value } = loaded(readRetinue(oldText('retinue.json')));
    expect(value.members.map(({ name }) => name)).toEqual(['Vex', 'Orne', 'Hale', 'Pim']);
    const code = await decodeShare(oldText('retinue.txt'));
    expect(loaded(openRetinueCode(code.kind === 'value' ? code.value : null)).value).toEqual(value);
  });

  it('should be read: a shared scenario and its code', async () => {
    const file = await readShareBytes(new Uint8Array(oldBytes('scenario.zip')));
    expect(file).toMatchObject({ kind: 'shared', shared: { about: { kind: 'scenario', author: 'Ana' } } });
    const code = await decodeShare(oldText('scenario.txt'));
    expect(readShareValue(code.kind === 'value' ? code.value : null)).toEqual(file);
  });
});

describe('browsers of parts 1 to 5', () => {
  it.each(oldNames('browsers/'))('should have both copies of their logs read: %s', async (name) => {
    const { storage, durable } = storesOf(name);
    for (const { kind, id, facts } of factsIn(name))
      if (kind === 'battle') {
        const { file, state } = loaded(loadSlot(storage, id, battles)).value;
        expect(battleFacts(state, file.entries.length)).toEqual(facts);
        expect(loaded(await new EntryLog(durable, id, battles).load()).value).toEqual(file);
      } else {
        const { file, state } = loaded(loadSlot(storage, id, campaigns)).value;
        expect(campaignFacts(state, file.entries.length)).toEqual(facts);
        expect(loaded(await new EntryLog(durable, id, campaigns).load()).value).toEqual(file);
      }
  });

  it('should list all of them', async () => {
    const { storage, durable } = storesOf('browsers/campaign.json');
    const listed = await listAllBattles(storage, durable);
    expect(listed.map(({ readable, ended, archived }) => [readable, ended, archived])).toEqual([
      [true, true, false],
      [true, true, true],
    ]);
    expect(await listAllCampaigns(storage, durable)).toMatchObject([{ name: 'The Carrow Ledger', readable: true }]);
  });

  it('should have the battle in play gone on with, undone into and kept', async () => {
    const name = 'browsers/battle.json';
    const [{ id, facts } = { id: '', facts: null }] = factsIn(name);
    const browser = browserOf(name);
    const tab = browser.tab(rules);
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    const { length } = shown(tab);
    expect([tab.redo(), tab.redo(), tab.redo()]).toEqual([true, true, false]);
    for (let count = 0; count < 40; count += 1) expect(tab.undo()).toBe(true);
    for (let count = 0; count < 38; count += 1) expect(tab.redo()).toBe(true);
    await settle();
    const next = browser.killed().tab(rules);
    await next.open(id);
    expect(shown(next).save).toEqual({ kind: 'saved' });
    expect(battleFacts(shown(next).state, length)).toEqual(facts);
  });

  it('should have a battle in the archive, and every copy of the ring, read', async () => {
    const { durable } = storesOf('browsers/campaign.json');
    const [archived] = [...durable.texts.keys()].filter((key) => /^battle\/[^/]+\/base$/.test(key));
    const log = new EntryLog(durable, archived?.split('/')[1] ?? '', battles);
    expect(loaded(await log.load()).value).toMatchObject({ result: { reason: 'primaryDone' } });
    const copies = await listCopies(durable);
    expect(copies.map(({ subject, bytes }) => bytes > 0 && subject.kind)).toEqual(
      expect.arrayContaining(['battle', 'campaign']),
    );
    expect(copies).toHaveLength(5);
    for (const { key, subject } of copies) {
      const text = (await readCopy(durable, key)) ?? '';
      loaded(subject.kind === 'battle' ? readLogNow(battles, text) : readLogNow(campaigns, text));
    }
  });

  it('should have everything else read that is kept', async () => {
    const { storage, durable } = storesOf('browsers/campaign.json');
    expect(loadSettings(storage, () => '')).toMatchObject({
      writable: true,
      settings: { language: 'fr', theme: 'dark' },
    });
    expect(loadRead(storage)).toEqual([{ battle: 'save-1', from: 3, seen: ['4/told'] }]);
    expect(lastExport(storage)).toBe('2026-11-20T12:00:00.000Z');
    expect(await listAside({ storage, durable })).toMatchObject([{ why: 'unreadable', text: '{"format"' }]);
    const packs = await listOwnPacks(durable);
    expect(packs?.map(({ id, problems }) => [id, problems])).toEqual([
      ['imported-lamplighters', []],
      ['workshop', []],
    ]);
    expect(Object.keys((await readWorkshopFiles(durable))?.files ?? {})).toContain('missions.json');
    const [timeline] = [...durable.texts.keys()].filter((key) => key.startsWith('timelines/'));
    const [, kind = '', id = ''] = timeline?.split('/') ?? [];
    expect(await readTimeline(durable, { kind, id })).toMatchObject({ past: [{ did: 'typed' }], future: [{}] });
    const [picture] = [...durable.texts.keys()].filter((key) => key.startsWith('picture/'));
    expect(await readPicture(durable, picture?.split('/')[1] ?? '')).toContain('data:image/png');
  });
});
