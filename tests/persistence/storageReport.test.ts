import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportStorage, requestPersistence } from '../../src/persistence/storageReport.ts';
import { MemoryDurable, MemoryStorage } from '../support/savePorts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('storage report', () => {
  it('should name what plain http lacks', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('isSecureContext', false);
    expect(await reportStorage(new MemoryStorage(), new MemoryDurable())).toEqual({
      secure: false,
      locks: false,
      wakeLock: false,
      persistence: 'unsupported',
      localStore: true,
      indexedStore: true,
    });
    expect(await requestPersistence()).toBe('unsupported');
  });

  it('should say what is there and leave nothing behind', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('navigator', {
      locks: {},
      wakeLock: {},
      storage: { persist, persisted: () => Promise.resolve(false) },
    });
    vi.stubGlobal('isSecureContext', true);
    const storage = new MemoryStorage();
    expect(await reportStorage(storage, new MemoryDurable())).toMatchObject({
      secure: true,
      locks: true,
      wakeLock: true,
      persistence: 'refused',
    });
    expect(storage.texts.size).toBe(0);
    expect(await requestPersistence()).toBe('granted');
  });

  it('should say when both stores are off', async () => {
    const storage = new MemoryStorage();
    const durable = new MemoryDurable();
    storage.fault = new DOMException('off', 'SecurityError');
    durable.fault = new Error('off');
    expect(await reportStorage(storage, durable)).toMatchObject({ localStore: false, indexedStore: false });
  });
});
