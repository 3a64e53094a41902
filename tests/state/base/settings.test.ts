import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, loadSettings, SETTINGS_KEY } from '../../../src/persistence/settingsSlot.ts';
import { settingsOf } from '../../../src/state/base/settings.ts';
import { createGameStore } from '../../../src/state/base/store.ts';
import { MemoryDurable, MemoryStorage } from '../../support/savePorts.ts';

const on = (storage: MemoryStorage, durable = new MemoryDurable(), now = 'now') => ({
  storage,
  durable,
  now: () => now,
});
const settingsIn = (ports: ReturnType<typeof on>) => {
  const store = createGameStore(loadSettings(ports.storage, ports.now).settings);
  return { ...settingsOf(store, ports, true), now: () => store.getState().settings };
};
const stored = (storage: MemoryStorage) => loadSettings(storage, () => 'now').settings;

describe('settings', () => {
  it('should be stored as soon as they change, and shown in other tabs', () => {
    const [here, there] = MemoryStorage.tabs(2);
    if (here === undefined || there === undefined) throw new Error('two tabs');
    const otherStore = createGameStore(DEFAULT_SETTINGS);
    settingsOf(otherStore, on(there), true).follow();
    const store = createGameStore(DEFAULT_SETTINGS);
    settingsOf(store, on(here), true).change({ theme: 'light' });
    const changed = { ...DEFAULT_SETTINGS, theme: 'light' };
    expect([store.getState().settings, stored(here), otherStore.getState().settings]).toEqual([
      changed,
      changed,
      changed,
    ]);
  });

  it('should change in memory only while what is stored must not be overwritten', () => {
    const storage = new MemoryStorage(new Map([[SETTINGS_KEY, '{broken']]));
    storage.room = 30;
    const store = createGameStore(DEFAULT_SETTINGS);
    const settings = settingsOf(store, on(storage), false);
    settings.change({ language: 'fr' });
    expect([store.getState().settings.language, storage.texts.get(SETTINGS_KEY)]).toEqual(['fr', '{broken']);
    storage.room = 10_000;
    settings.change({ theme: 'dark' });
    expect(stored(storage)).toMatchObject({ language: 'fr', theme: 'dark' });
    expect([...storage.texts.values()].some((text) => text.includes('{broken'))).toBe(true);
  });

  it('should go on when the store is off', () => {
    const storage = new MemoryStorage();
    storage.fault = new DOMException('off', 'SecurityError');
    const store = createGameStore(DEFAULT_SETTINGS);
    settingsOf(store, on(storage), true).change({ textSize: 130 });
    expect(store.getState().settings.textSize).toBe(130);
  });

  it('should come back from the second store after a browser died that had not written the first', async () => {
    const durable = new MemoryDurable();
    settingsIn(on(new MemoryStorage(), durable, '2')).change({ language: 'fr' });
    const wiped = new MemoryStorage();
    const after = settingsIn(on(wiped, durable));
    await after.catchUp();
    expect([after.now().language, stored(wiped).language]).toEqual(['fr', 'fr']);
  });

  it('should stay as they are where the second store knows only older ones, nothing, or does not answer', async () => {
    const [storage, durable] = [new MemoryStorage(), new MemoryDurable()];
    settingsIn(on(new MemoryStorage(), durable, '1')).change({ language: 'fr' });
    const later = settingsIn(on(storage, durable, '2'));
    later.change({ language: 'en' });
    const older = new MemoryDurable();
    settingsIn(on(new MemoryStorage(), older, '1')).change({ language: 'fr' });
    const silent = new MemoryDurable();
    silent.read = () => Promise.reject(new Error('off'));
    for (const behind of [durable, older, new MemoryDurable(), silent]) {
      const settings = settingsIn(on(storage, behind, '3'));
      await settings.catchUp();
      expect(settings.now().language).toBe('en');
    }
  });
});
