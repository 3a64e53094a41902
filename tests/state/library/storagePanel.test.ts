import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepCopy } from '../../../src/persistence/backupRing.ts';
import { lastExport } from '../../../src/persistence/exportedSlot.ts';
import { readPicture, storePicture } from '../../../src/persistence/pictures.ts';
import { putAside } from '../../../src/persistence/quarantine.ts';
import { DEFAULT_SETTINGS, saveSettings } from '../../../src/persistence/settingsSlot.ts';
import { gatherPanel } from '../../../src/state/library/storagePanel.ts';
import { bringLibrary, exportLibrary } from '../../../src/state/library/wholeLibrary.ts';
import { MemoryDurable, MemoryStorage } from '../../support/savePorts.ts';

const AT = '2026-11-20T10:00:00.000Z';
const PICTURE = 'data:image/webp;base64,UklGRg==';

const ports = () => ({ storage: new MemoryStorage(), durable: new MemoryDurable(), now: () => AT });
const save = (format: string, id: string) =>
  JSON.stringify({ format, version: 1, savedAt: AT, revision: 7, data: { id } });

const copy = (revision: number, title: string) => ({ text: `text ${revision}`, revision, title, line: {} });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('gatherPanel', () => {
  it('should count and measure what is stored where, and nothing twice', async () => {
    const { storage, durable } = ports();
    storage.texts.set('retinue/battle/b1/summary', 'é');
    storage.texts.set('retinue/battle/b1/v2/tail', '12345');
    storage.texts.set('retinue/battle/b2/writer', 'tab1');
    storage.texts.set('retinue/campaign/c1/summary', '1');
    storage.texts.set('retinue/quarantine/x', '123');
    storage.texts.set('other/app', 'is not ours');
    saveSettings({ storage, durable: new MemoryDurable() }, DEFAULT_SETTINGS, AT);
    durable.texts.set('battle/b1/base', '12345');
    durable.texts.set('battle/b1/change/0000000001', '1');
    durable.texts.set('battle/b3/base', '1');
    durable.texts.set('retinue/quarantine/y', '1');
    const { local, durable: second } = await gatherPanel(storage, durable);
    expect(local.battles).toEqual({ count: 1, bytes: 25 + 2 + 25 + 5 + 24 + 4 });
    expect(local.campaigns).toEqual({ count: 1, bytes: 28 });
    expect(local.settings.bytes).toBe((storage.texts.get('retinue/settings') ?? '').length + 16);
    expect(local.other).toEqual({ count: 0, bytes: 23 });
    expect(second).toMatchObject({
      battles: { count: 2, bytes: 14 + 5 + 27 + 1 + 14 + 1 },
      campaigns: { count: 0, bytes: 0 },
      aside: { count: 1, bytes: 21 },
    });
  });

  it('should group the copies by what they are of, the last copied first', async () => {
    const { storage, durable } = ports();
    const at = (minute: number) => ({ durable, now: () => `2026-11-20T10:0${minute}:00.000Z` });
    await keepCopy(at(1), { kind: 'battle', id: 'b1' }, 'time', copy(1, 'Old name'));
    await keepCopy(at(2), { kind: 'campaign', id: 'c1' }, 'time', copy(2, 'The hive'));
    await keepCopy(at(3), { kind: 'battle', id: 'b1' }, 'before', copy(3, 'New name'));
    const { copies, durable: second } = await gatherPanel(storage, durable);
    expect(copies.map(({ title, copies: each }) => [title, ...each.map(({ revision }) => revision)])).toEqual([
      ['New name', 3, 1],
      ['The hive', 2],
    ]);
    expect(second?.copies).toEqual({ count: 3, bytes: 18 });
  });

  it('should say what the browser says, what was exported and what is kept aside', async () => {
    vi.stubGlobal('navigator', {
      storage: {
        estimate: () => Promise.resolve({ usage: 5, quota: 100 }),
        persisted: () => Promise.resolve(true),
      },
    });
    const stores = ports();
    await putAside(stores, 'discarded', 'old battle');
    await exportLibrary(stores, { campaigns: [], battles: [] });
    expect(await gatherPanel(stores.storage, stores.durable)).toMatchObject({
      report: { persistence: 'granted' },
      estimate: { usage: 5, quota: 100 },
      exportedAt: AT,
      kept: [{ why: 'discarded', text: 'old battle' }],
    });
  });

  it('should be honest when nothing can be read', async () => {
    vi.stubGlobal('navigator', {});
    const { storage, durable } = ports();
    storage.fault = new DOMException('off', 'SecurityError');
    durable.fault = new Error('off');
    expect(await gatherPanel(storage, durable)).toMatchObject({
      report: { localStore: false, indexedStore: false, persistence: 'unsupported' },
      durable: null,
      estimate: null,
      exportedAt: null,
      copies: [],
      kept: [],
    });
  });
});

describe('everything out and in', () => {
  async function exported() {
    const stores = ports();
    saveSettings(stores, { ...DEFAULT_SETTINGS, theme: 'light' }, AT);
    const picture = await storePicture(stores.durable, PICTURE);
    const file = await exportLibrary(stores, {
      campaigns: [save('campaign', 'c1')],
      battles: [save('battle', 'b1'), save('battle', 'b2'), '{half'],
    });
    if (file.kind !== 'file' || picture.kind !== 'stored') throw new Error('no file');
    return { file, stores, picture: picture.id };
  }

  const takers = (refused: readonly string[] = []) => {
    const taken: string[] = [];
    const take = ({ id }: { readonly id: string }) => {
      if (id === 'broken') return Promise.reject(new Error(id));
      if (!refused.includes(id)) taken.push(id);
      return Promise.resolve(!refused.includes(id));
    };
    return { taken, takers: { campaign: take, battle: take, pack: take, settings: () => void taken.push('settings') } };
  };

  it('should make one file, say what is not in it, and note when', async () => {
    const { file, stores } = await exported();
    expect(file).toMatchObject({ fileName: 'retinue-everything-2026-11-20.json', left: 1 });
    expect(lastExport(stores.storage)).toBe(AT);
  });

  it('should bring it back in another browser, pictures first', async () => {
    const { file, picture } = await exported();
    const { durable } = ports();
    const { taken, takers: into } = takers();
    expect(await bringLibrary({ durable }, file.text, into)).toEqual({
      kind: 'brought',
      campaigns: 1,
      battles: 2,
      packs: 0,
      missed: 0,
      problems: [],
    });
    expect(taken).toEqual(['c1', 'b1', 'b2', 'settings']);
    expect(await readPicture(durable, picture)).toBe(PICTURE);
  });

  it('should say how many found no room', async () => {
    const { file } = await exported();
    const { durable } = ports();
    durable.fault = new DOMException('exceeded', 'QuotaExceededError');
    const { takers: into } = takers(['b1']);
    expect(await bringLibrary({ durable }, file.text, into)).toMatchObject({ battles: 1, missed: 2 });
  });

  it('should leave a picture that is here as it is', async () => {
    const { file, picture } = await exported();
    const { durable } = ports();
    await storePicture(durable, `${PICTURE.slice(0, -4)}AA==`, picture);
    await bringLibrary({ durable }, file.text, takers().takers);
    expect(await readPicture(durable, picture)).toBe(`${PICTURE.slice(0, -4)}AA==`);
  });

  it('should go on when one save makes its taker fail', async () => {
    const stores = ports();
    const file = await exportLibrary(stores, {
      campaigns: [],
      battles: [save('battle', 'broken'), save('battle', 'b2')],
    });
    const text = file.kind === 'file' ? file.text : '';
    expect(await bringLibrary(stores, text, takers().takers)).toMatchObject({ battles: 1, missed: 1 });
  });

  it('should take nothing out of what is no such file', async () => {
    const { durable } = ports();
    const { taken, takers: into } = takers();
    expect(await bringLibrary({ durable }, null, into)).toMatchObject({ kind: 'refused' });
    expect(await bringLibrary({ durable }, '{"format":"library"', into)).toMatchObject({ kind: 'refused' });
    const newer = JSON.stringify({ format: 'library', version: 3, savedAt: AT, revision: 0, data: {} });
    expect(await bringLibrary({ durable }, newer, into)).toMatchObject({ kind: 'newer', version: 3 });
    expect(taken).toEqual([]);
  });
});
