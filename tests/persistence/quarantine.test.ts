import { describe, expect, it } from 'vitest';
import { listAside, putAside, removeAside } from '../../src/persistence/quarantine.ts';
import { putAsideNow } from '../../src/persistence/asideNow.ts';
import { MemoryDurable, MemoryStorage } from '../support/savePorts.ts';

const ports = () => ({
  storage: new MemoryStorage(),
  durable: new MemoryDurable(),
  now: () => '2026-11-20T10:00:00.000Z',
});

describe('quarantine', () => {
  it('should keep a text in both stores and list it once', async () => {
    const stores = ports();
    expect(await putAside(stores, 'unreadable', '{broken')).toBe(true);
    expect([stores.storage.texts.size, stores.durable.texts.size]).toEqual([1, 1]);
    const listed = await listAside(stores);
    expect(listed).toMatchObject([{ at: '2026-11-20T10:00:00.000Z', why: 'unreadable', text: '{broken' }]);
  });

  it('should be content with one store', async () => {
    const stores = ports();
    stores.storage.room = 0;
    expect(await putAside(stores, 'migrated', 'old')).toBe(true);
    expect(await listAside(stores)).toMatchObject([{ text: 'old' }]);
  });

  it('should say when neither store could keep it', async () => {
    const stores = ports();
    stores.storage.fault = new DOMException('off', 'SecurityError');
    stores.durable.fault = new Error('off');
    expect(await putAside(stores, 'migrated', 'old')).toBe(false);
    expect(await listAside(stores)).toEqual([]);
  });

  it('should never give two texts one place', () => {
    const { storage } = ports();
    for (const text of ['a', 'b', 'c']) putAsideNow(storage, 'now', 'discarded', text);
    expect(storage.texts.size).toBe(3);
  });

  it('should not put aside again what is kept in either store', async () => {
    const stores = ports();
    for (let n = 0; n < 3; n += 1) expect(putAsideNow(stores.storage, `${n}`, 'unreadable', 'a')).toBe(true);
    for (let n = 0; n < 3; n += 1) expect(await putAside(stores, 'unreadable', 'a')).toBe(true);
    stores.storage.room = 0;
    for (let n = 0; n < 3; n += 1) expect(await putAside(stores, 'unreadable', 'b')).toBe(true);
    stores.storage.room = Number.POSITIVE_INFINITY;
    expect(await putAside(stores, 'unreadable', 'b')).toBe(true);
    expect((await listAside(stores)).map(({ text }) => text).toSorted()).toEqual(['a', 'b']);
    expect([stores.storage.texts.size, stores.durable.texts.size]).toEqual([1, 1]);
  });

  it('should take no room in the first store for what is discarded, unless there is no other', async () => {
    const stores = ports();
    expect(await putAside(stores, 'discarded', 'a')).toBe(true);
    expect([stores.storage.texts.size, stores.durable.texts.size]).toEqual([0, 1]);
    stores.durable.fault = new Error('off');
    expect(await putAside(stores, 'discarded', 'b')).toBe(true);
    expect(stores.storage.texts.size).toBe(1);
  });

  it('should remove one text from both stores, and no other', async () => {
    const stores = ports();
    for (const text of ['a', 'b']) await putAside(stores, 'unreadable', text);
    const key = (await listAside(stores)).find(({ text }) => text === 'a')?.key ?? '';
    await removeAside(stores, key);
    expect(await listAside(stores)).toMatchObject([{ text: 'b' }]);
    expect([stores.storage.texts.size, stores.durable.texts.size]).toEqual([1, 1]);
  });

  it('should go on listing what could not be removed', async () => {
    const stores = ports();
    await putAside(stores, 'unreadable', 'a');
    const [first] = await listAside(stores);
    stores.durable.commit = () => Promise.reject(new Error('off'));
    await removeAside(stores, first?.key ?? '');
    expect(await listAside(stores)).toEqual([first]);
  });
});
