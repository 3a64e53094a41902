import { zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { listCopies } from '../../../src/persistence/backupRing.ts';
import { libraryText } from '../../../src/persistence/libraryFile.ts';
import { listAside } from '../../../src/persistence/quarantine.ts';
import { BackupClock } from '../../../src/state/library/backups.ts';
import { type BringPorts, bringFile, bringText, settleConflict } from '../../../src/state/library/bringing.ts';
import { exportPlay } from '../../../src/state/log/exportPlay.ts';
import { type Conflict, otherTitle } from '../../../src/state/library/merge.ts';
import type { OpenPlay } from '../../../src/state/log/openPlay.ts';
import type { LogTypes } from '../../../src/persistence/logKind.ts';
import { PackShelf } from '../../../src/state/library/ownPacks.ts';
import type { Shelves } from '../../../src/state/library/shelves.ts';
import { refreshBattlesIn } from '../../../src/state/battle/battles.ts';
import { asAny, FakeBrowser, settle, shown, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter } from '../../support/smallBattle.ts';
import { campaignTab, setClues, shownCampaign, smallFounding } from '../../support/smallCampaign.ts';

async function device(browser = new FakeBrowser()) {
  const campaigns = await campaignTab(browser);
  const keeper = new BackupClock({ durable: browser.durable, now: () => new Date().toISOString() });
  const shelf = new PackShelf({
    storage: browser.storage,
    durable: browser.durable,
    now: () => new Date().toISOString(),
  });
  const packs = () => Promise.resolve(shelf);
  const shelves: Shelves = {
    battles: asAny(campaigns.battles),
    campaigns: () => Promise.resolve(campaigns),
    keeper,
    packs,
  };
  const settings = vi.fn<BringPorts['settings']>();
  const ports: BringPorts = { durable: browser.durable, settings };
  const listed = async () => {
    await refreshBattlesIn(campaigns.battles.ports);
    const { battles, campaigns: all } = campaigns.battles.ports.store.getState();
    return { battles: battles.map(({ title }) => title), campaigns: all.map(({ name }) => name) };
  };
  return { browser, campaigns, tab: campaigns.battles, shelves, ports, settings, listed };
}
type Device = Awaited<ReturnType<typeof device>>;

const textOf = <T extends LogTypes>(play: OpenPlay<T> | null): string => {
  if (play === null) throw new Error('nothing is open');
  return exportPlay(play).text;
};

/** A battle with three counters set; the file of it then. */
async function begun() {
  const here = await device();
  const id = startSmall(here.tab);
  for (const n of [1, 2, 3]) here.tab.dispatch(setCounter('a', n));
  await settle();
  return { ...here, id, file: textOf(here.tab.play) };
}

const bring = ({ shelves, ports }: Device, text: string) => bringText(shelves, ports, text);

async function conflictOf(here: Device, text: string): Promise<Conflict> {
  const brought = await bring(here, text);
  if (brought.kind !== 'conflict') throw new Error(brought.kind);
  return brought.conflict;
}

/** The same battle on another device, taken on from the file. */
async function elsewhere(file: string, id: string, counters: readonly number[], undone = 0) {
  const there = await device();
  await bring(there, file);
  await there.tab.open(id);
  for (let n = 0; n < undone; n += 1) there.tab.undo();
  for (const n of counters) there.tab.dispatch(setCounter('a', n));
  return textOf(there.tab.play);
}

describe('bringing a battle or a campaign', () => {
  it('should store one that is not here, and say so of one that is here as it is', async () => {
    const { file, id } = await begun();
    const other = await device();
    const subject = { kind: 'battle', id };
    expect(await bring(other, file)).toEqual({ kind: 'here', subject, title: 'A night' });
    expect(await bring(other, file)).toEqual({ kind: 'same', subject, title: 'A night' });
    expect((await other.listed()).battles).toEqual(['A night']);
  });

  it('should name a campaign as it is called now', async () => {
    const { campaigns } = await device();
    const id = campaigns.found(smallFounding);
    campaigns.dispatch({ type: 'rename', name: 'The Long Ledger' });
    const other = await device();
    const brought = await bring(other, textOf(campaigns.play));
    expect(brought).toEqual({ kind: 'here', subject: { kind: 'campaign', id }, title: 'The Long Ledger' });
    await other.campaigns.openStored(id);
    expect(shownCampaign(other.campaigns).state.name).toBe('The Long Ledger');
  });

  it('should see a newer, an older and a diverged one, and change nothing by itself', async () => {
    const here = await begun();
    const newer = await elsewhere(here.file, here.id, [4, 5]);
    const diverged = await elsewhere(here.file, here.id, [8], 1);
    const before = new Map(here.browser.storage.texts);
    expect((await conflictOf(here, newer)).comparison).toMatchObject({
      kind: 'newer',
      common: 3,
      here: { entries: 3 },
      brought: { entries: 5 },
    });
    expect((await conflictOf(here, diverged)).comparison).toMatchObject({ kind: 'diverged', common: 2 });
    expect(here.browser.storage.texts).toEqual(before);
    here.tab.dispatch(setCounter('a', 4));
    expect((await conflictOf(here, here.file)).comparison).toMatchObject({ kind: 'older', common: 3 });
  });

  it('should compare with what is open and nowhere stored', async () => {
    const here = await begun();
    here.browser.storage.room = 0;
    here.browser.durable.commit = () => Promise.reject(new DOMException('off', 'SecurityError'));
    here.tab.dispatch(setCounter('a', 4));
    expect((await conflictOf(here, here.file)).comparison).toMatchObject({ kind: 'older', here: { entries: 4 } });
  });

  it('should offer a file for what cannot be read here', async () => {
    const here = await begun();
    await here.tab.close();
    for (const key of here.browser.storage.texts.keys()) here.browser.storage.texts.set(key, '{');
    for (const key of here.browser.durable.texts.keys()) here.browser.durable.texts.set(key, '{');
    const conflict = await conflictOf(here, here.file);
    expect(conflict.comparison).toBeNull();
    expect(await settleConflict(here.shelves, conflict, 'theirs')).toBe('restored');
    expect(await here.tab.open(here.id)).toEqual({ kind: 'opened' });
    expect(shown(here.tab).state.counters).toEqual({ a: 3 });
  });

  it('should store nothing where there is no room', async () => {
    const { file } = await begun();
    const full = await device();
    full.browser.storage.room = 0;
    full.browser.durable.commit = () => Promise.reject(new DOMException('off', 'SecurityError'));
    expect(await bring(full, file)).toEqual({ kind: 'full' });
  });
});

describe('what is decided', () => {
  it('should take the newer one and keep what it replaces in the ring and beside', async () => {
    const here = await begun();
    const newer = await elsewhere(here.file, here.id, [4, 5]);
    expect(await settleConflict(here.shelves, await conflictOf(here, newer), 'theirs')).toBe('restored');
    await here.tab.open(here.id);
    expect(shown(here.tab)).toMatchObject({ length: 5, state: { counters: { a: 5 } } });
    const copies = await listCopies(here.browser.durable, { kind: 'battle', id: here.id });
    expect(copies.map(({ why }) => why)).toEqual(['before']);
    expect((await listAside(here.tab.ports)).map(({ why, text }) => [why, text])).toEqual([['replaced', here.file]]);
    expect((await bring(here, newer)).kind).toBe('same');
  });

  it('should leave everything with what is here', async () => {
    const here = await begun();
    const diverged = await elsewhere(here.file, here.id, [8], 1);
    const conflict = await conflictOf(here, diverged);
    const before = new Map(here.browser.storage.texts);
    expect(await settleConflict(here.shelves, conflict, 'mine')).toBe('restored');
    expect(here.browser.storage.texts).toEqual(before);
  });

  it('should keep both battles, the brought one under another id and name', async () => {
    const here = await begun();
    const diverged = await elsewhere(here.file, here.id, [8], 1);
    expect(await settleConflict(here.shelves, await conflictOf(here, diverged), 'both')).toBe('restored');
    expect((await here.listed()).battles.toSorted()).toEqual(['A night', 'A night (2)']);
    expect(shown(here.tab)).toMatchObject({ id: here.id, length: 3 });
  });

  it('should keep both campaigns; the other name is an entry of its own', async () => {
    const here = await device();
    const id = here.campaigns.found(smallFounding);
    here.campaigns.dispatch(setClues(1));
    await settle();
    const file = textOf(here.campaigns.play);
    const there = await device();
    await bring(there, file);
    await there.campaigns.openStored(id);
    there.campaigns.dispatch(setClues(7));
    here.campaigns.dispatch(setClues(2));
    await settle();
    const conflict = await conflictOf(here, textOf(there.campaigns.play));
    expect(conflict.comparison).toMatchObject({ kind: 'diverged', common: 1 });
    expect(await settleConflict(here.shelves, conflict, 'both')).toBe('restored');
    expect((await here.listed()).campaigns.toSorted()).toEqual(['The Carrow Ledger', 'The Carrow Ledger (2)']);
    const other = here.campaigns.battles.ports.store.getState().campaigns.find(({ name }) => name.endsWith('(2)'));
    await here.campaigns.openStored(other?.id ?? '');
    expect(shownCampaign(here.campaigns)).toMatchObject({ length: 3, state: { clues: 7 }, undoes: { type: 'rename' } });
  });

  it.each([
    ['A night', 'A night (2)'],
    ['A night (2)', 'A night (3)'],
    ['A night (9)', 'A night (10)'],
    ['(2)', '(2) (2)'],
  ])('should call another %s %s', (title, other) => {
    expect(otherTitle(title)).toBe(other);
  });
});

async function everythingOf(here: Device, text: string) {
  const brought = await bringText(here.shelves, here.ports, text);
  if (brought.kind !== 'library') throw new Error(brought.kind);
  return brought.library;
}

describe('a file with everything', () => {
  it('should bring what is missing and leave what differs to be decided', async () => {
    const here = await begun();
    const newer = await elsewhere(here.file, here.id, [4]);
    const there = await device();
    startSmall(there.tab);
    there.tab.dispatch(setCounter('b', 1));
    const campaign = there.campaigns.found(smallFounding);
    const built = libraryText(
      {
        battles: [newer, textOf(there.tab.play)],
        packs: [],
        campaigns: [textOf(there.campaigns.play)],
        pictures: new Map(),
        settings: null,
      },
      '2026-11-20T10:00:00.000Z',
    );
    if (built.kind !== 'built') throw new Error('too large');
    const library = await everythingOf(here, built.text);
    expect(library).toMatchObject({ kind: 'brought', battles: 2, campaigns: 1, missed: 0, problems: [] });
    expect(library.conflicts).toMatchObject([{ subject: { id: here.id } }]);
    expect((await here.listed()).battles).toHaveLength(2);
    expect((await here.campaigns.openStored(campaign)).kind).toBe('opened');
    const again = await everythingOf(here, built.text);
    expect(again).toMatchObject({ kind: 'brought', battles: 2, campaigns: 1 });
    expect((await here.listed()).battles).toHaveLength(2);
  });
});

describe('a chosen file', () => {
  const roster = '{"roster":{"name":"x","forces":[]}}';
  it.each([
    ['half.json', '{"format":"battle","ver', 'refused'],
    ['photo.json', 'no JSON at all', 'refused'],
    ['other.json', '{"format":"recipe","version":1,"savedAt":"","revision":0,"data":{}}', 'refused'],
    ['hello.json', '{"hello":1}', 'refused'],
    ['list.json', roster, 'roster'],
    ['list.ros', '<?xml version="1.0"?><roster name="x"><forces/></roster>', 'roster'],
    ['pack.json', '{"format":"ownPack","version":1,"savedAt":"","revision":0,"data":{}}', 'shared'],
    ['share.json', '{"format":"sharedRetinue","version":1,"savedAt":"","revision":0,"data":{}}', 'retinue'],
    ['future.json', '{"format":"library","version":99,"savedAt":"","revision":0,"data":{}}', 'newer'],
  ])('should know %s', async (name, text, kind) => {
    const { shelves, ports } = await device();
    expect((await bringFile(shelves, ports, new File([text], name))).kind).toBe(kind);
  });

  it('should be looked at elsewhere when it is an archive without a roster', async () => {
    const { shelves, ports } = await device();
    const file = new File([zipSync({ 'manifest.json': new TextEncoder().encode('{}') })], 'choir.zip');
    expect(await bringFile(shelves, ports, file)).toEqual({ kind: 'shared', file });
  });

  it('should be refused when it cannot be read', async () => {
    const { shelves, ports } = await device();
    const file = new File(['{}'], 'a.json');
    file.text = () => Promise.reject(new Error('gone'));
    expect(await bringFile(shelves, ports, file)).toEqual({ kind: 'refused', problems: [] });
  });
});
