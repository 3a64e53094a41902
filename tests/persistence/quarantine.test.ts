import { describe, expect, it } from 'vitest';
import { listAside, putAside, putAsideNow } from '../../src/persistence/quarantine.ts';
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
    for (const text of ['a', 'b', 'a']) putAsideNow(storage, 'now', 'discarded', text);
    expect(storage.texts.size).toBe(3);
  });
});
