import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appSettings,
  DEFAULT_SETTINGS,
  loadSettings,
  saveSettings,
  SETTINGS_KEY,
} from '../../src/persistence/settingsSlot.ts';
import { MemoryDurable, MemoryStorage } from '../support/savePorts.ts';

const now = () => 'now';
const keptIn = ({ texts }: MemoryStorage) =>
  [...texts].filter(([key]) => key.includes('quarantine')).map(([, text]) => text);

describe('settings slot', () => {
  it('should have valid defaults', () => {
    expect(appSettings.is(DEFAULT_SETTINGS)).toBe(true);
    expect(loadSettings(new MemoryStorage(), now)).toEqual({
      settings: DEFAULT_SETTINGS,
      writable: true,
      newer: false,
    });
  });

  it('should bring back what was saved', () => {
    const storage = new MemoryStorage();
    const settings = { ...DEFAULT_SETTINGS, language: 'fr' as const, thumbSide: 'left' as const };
    expect(saveSettings({ storage, durable: new MemoryDurable() }, settings, 'now')).toBeNull();
    expect(loadSettings(storage, now)).toEqual({ settings, writable: true, newer: false });
  });

  it('should read settings from before there were odds beside attacks, and those with them off', () => {
    const { attackOdds: _, ...older } = { ...DEFAULT_SETTINGS, attackOdds: false };
    for (const settings of [older, { ...older, attackOdds: false }]) {
      const storage = new MemoryStorage();
      saveSettings({ storage, durable: new MemoryDurable() }, settings, 'now');
      expect(loadSettings(storage, now)).toEqual({ settings, writable: true, newer: false });
    }
  });

  it('should read settings of version 0, which knew no seats', () => {
    const old = { format: 'settings', version: 0, savedAt: '', revision: 0, data: DEFAULT_SETTINGS };
    const storage = new MemoryStorage(new Map([[SETTINGS_KEY, JSON.stringify(old)]]));
    expect(loadSettings(storage, now)).toEqual({ settings: DEFAULT_SETTINGS, writable: true, newer: false });
  });

  it('should read settings of version 1, which knew no keys of one’s own, and keep those that are set', () => {
    const old = { format: 'settings', version: 1, savedAt: '', revision: 0, data: DEFAULT_SETTINGS };
    const storage = new MemoryStorage(new Map([[SETTINGS_KEY, JSON.stringify(old)]]));
    expect(loadSettings(storage, now)).toEqual({ settings: DEFAULT_SETTINGS, writable: true, newer: false });
    const settings = { ...DEFAULT_SETTINGS, keys: { on: true, own: [{ key: 'Z', instead: 'U' }] } };
    saveSettings({ storage, durable: new MemoryDurable() }, settings, 'now');
    expect(loadSettings(storage, now)).toEqual({ settings, writable: true, newer: false });
  });

  it('should give the defaults for anything else, and keep the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = new MemoryStorage(new Map([[SETTINGS_KEY, text]]));
        expect(loadSettings(storage, now)).toEqual({ settings: DEFAULT_SETTINGS, writable: true, newer: false });
        expect(keptIn(storage).map((kept) => JSON.parse(kept).text)).toEqual([text]);
      }),
    );
  });

  it('should forbid overwriting a text that could not be kept', () => {
    const storage = new MemoryStorage(new Map([[SETTINGS_KEY, '{broken']]));
    storage.room = 30;
    expect(loadSettings(storage, now)).toEqual({ settings: DEFAULT_SETTINGS, writable: false, newer: false });
  });

  it('should forbid overwriting those of a newer app', () => {
    const text = JSON.stringify({ format: 'settings', version: 5, savedAt: '', revision: 0, data: {} });
    expect(loadSettings(new MemoryStorage(new Map([[SETTINGS_KEY, text]])), now).writable).toBe(false);
  });
});
