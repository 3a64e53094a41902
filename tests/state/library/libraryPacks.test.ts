import { describe, expect, it } from 'vitest';
import { readRemoved } from '../../../src/persistence/removedThings.ts';
import { BackupClock } from '../../../src/state/library/backups.ts';
import type { OwnPackFiles } from '../../../src/persistence/ownPackText.ts';
import { bringText, settleConflict } from '../../../src/state/library/bringing.ts';
import { PackShelf } from '../../../src/state/library/ownPacks.ts';
import { exportLibrary } from '../../../src/state/library/wholeLibrary.ts';
import { asAny, FakeBrowser } from '../../support/fakeBrowser.ts';
import { crewFiles, memoryStores } from '../../support/ownPack.ts';
import { campaignTab } from '../../support/smallCampaign.ts';

async function device() {
  const stores = memoryStores();
  const shelf = new PackShelf(stores);
  const campaigns = await campaignTab(new FakeBrowser());
  const shelves = {
    battles: asAny(campaigns.battles),
    campaigns: () => Promise.resolve(campaigns),
    keeper: new BackupClock(stores),
    packs: () => Promise.resolve(shelf),
  };
  const ports = { durable: stores.durable, settings: () => undefined };
  const everything = async () => {
    const file = await exportLibrary(stores, { campaigns: [], battles: [] });
    if (file.kind !== 'file') throw new Error(file.kind);
    return file;
  };
  const names = async () => ((await shelf.list()) ?? []).map(({ name }) => name).toSorted();
  const bring = async (text: string) => {
    const brought = await bringText(shelves, ports, text);
    if (brought.kind !== 'library') throw new Error(brought.kind);
    return brought.library;
  };
  return { stores, shelf, shelves, everything, names, bring };
}

/** The crew under another name, in the pack of the same id. */
const renamed = (files: OwnPackFiles, name: string): OwnPackFiles => {
  const manifest = files['pack.json'];
  return { ...files, 'pack.json': { ...(typeof manifest === 'object' ? manifest : {}), name } };
};

async function withCrew(name = 'Lamplighters') {
  const here = await device();
  const stored = await here.shelf.store(renamed(crewFiles(), name));
  expect(stored.kind).toBe('stored');
  return here;
}

/** What differs, out of bringing a file. */
async function differing(here: Awaited<ReturnType<typeof device>>, text: string) {
  const brought = await here.bring(text);
  const [conflict] = brought.kind === 'brought' ? brought.conflicts : [];
  if (conflict === undefined || !('here' in conflict)) throw new Error('no pack differs');
  return conflict;
}

describe('own packs in the file with everything', () => {
  it('should be as they were in another browser, to the letter', async () => {
    const here = await withCrew();
    const there = await device();
    const { text, left } = await here.everything();
    expect(left).toBe(0);
    expect(await there.bring(text)).toMatchObject({
      kind: 'brought',
      packs: 1,
      missed: 0,
      problems: [],
      conflicts: [],
    });
    expect(await there.shelf.list()).toEqual(await here.shelf.list());
    const pack = await there.shelf.playPack();
    expect([...pack.operatives.keys()].filter((id) => id.includes('--'))).toHaveLength(5);
    expect(await there.bring(text)).toMatchObject({ packs: 1, conflicts: [] });
    expect(await there.names()).toEqual(['Lamplighters']);
  });

  it('should come also when they cannot be played now', async () => {
    const here = await withCrew();
    const { text } = await here.everything();
    const unfit = text.replaceAll('"ruleset":"acolyte"', '"ruleset":"gone"');
    const there = await device();
    expect(await there.bring(unfit)).toMatchObject({ packs: 1 });
    const [listed] = (await there.shelf.list()) ?? [];
    expect(listed?.problems.length).toBeGreaterThan(0);
  });

  it('should stay as they are where the id is taken, until it is decided', async () => {
    const { text } = await (await withCrew('Of the file')).everything();
    const here = await withCrew('Mine');
    const conflict = await differing(here, text);
    expect(conflict).toMatchObject({
      title: 'Of the file',
      here: { name: 'Mine', auxiliaries: 5, enemies: 0 },
      brought: { name: 'Of the file', auxiliaries: 5 },
    });
    expect(await here.names()).toEqual(['Mine']);
    expect(await settleConflict(here.shelves, conflict, 'mine')).toBe('restored');
    expect(await here.names()).toEqual(['Mine']);
    expect(await settleConflict(here.shelves, conflict, 'both')).toBe('restored');
    expect(await here.names()).toEqual(['Mine', 'Of the file']);
  });

  it('should take the place of what is here when that is chosen, which is kept among what was removed', async () => {
    const { text } = await (await withCrew('Of the file')).everything();
    const here = await withCrew('Mine');
    expect(await settleConflict(here.shelves, await differing(here, text), 'theirs')).toBe('restored');
    expect(await here.names()).toEqual(['Of the file']);
    expect(await readRemoved(here.stores.durable, 'pack')).toMatchObject([{ name: 'Mine' }]);
  });

  it('should leave everything as it is where there is no room', async () => {
    const { text } = await (await withCrew()).everything();
    const there = await device();
    there.stores.durable.commit = () => Promise.reject(new DOMException('exceeded', 'QuotaExceededError'));
    expect(await there.bring(text)).toMatchObject({ packs: 0, missed: 1 });
    expect(await there.names()).toEqual([]);
  });
});
