import * as z from 'zod/mini';
import { diceMode, fullSettings } from '../engine/family/killteam/model/settings.ts';
import { type SavedShape, load, wrap } from './envelope.ts';
import { putAsideNow } from './quarantine.ts';
import { type StoreFault, type TextStorage, attempt, readText } from './textStorage.ts';

export const SETTINGS_KEY = 'retinue/settings';

const { difficulty, automation, readings } = fullSettings.shape;

/** What the app remembers beside battles. `textSize` in % of the normal size; the last four are for new battles. */
export const appSettings = z.strictObject({
  language: z.enum(['auto', 'en', 'fr']),
  theme: z.enum(['auto', 'dark', 'light']),
  textSize: z.union([z.literal(100), z.literal(115), z.literal(130), z.literal(150)]),
  thumbSide: z.enum(['right', 'left']),
  tableMode: z.boolean(),
  /** Odds beside attacks. Absent: on. */
  attackOdds: z.optional(z.boolean()),
  difficulty,
  dice: z.strictObject({ retinue: diceMode, enemy: diceMode }),
  automation,
  readings,
  players: z.array(z.strictObject({ name: z.string(), mark: z.string() })).check(z.minLength(1), z.maxLength(4)),
});
export type AppSettings = z.infer<typeof appSettings>;

export const DEFAULT_SETTINGS: AppSettings = {
  language: 'auto',
  theme: 'auto',
  textSize: 100,
  thumbSide: 'right',
  tableMode: false,
  difficulty: 'medium',
  dice: { retinue: 'table', enemy: 'screen' },
  automation: { attack: 'assisted', ammo: true, events: 'app', falling: true },
  readings: { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: false },
  players: [{ name: '', mark: '' }],
};

/** How settings are saved. */
export const settingsShape: SavedShape<AppSettings> = { format: 'settings', schema: appSettings, migrations: [] };

/**
 * Settings as stored. `writable` false: what is stored is of a newer app, or could not be read nor kept aside, and must not
 * be overwritten.
 */
interface LoadedSettings {
  readonly settings: AppSettings;
  readonly writable: boolean;
  readonly newer: boolean;
}

/** The stored settings, or the defaults. A text that cannot be read is put aside. Never throws. */
export function loadSettings(storage: TextStorage, now: () => string): LoadedSettings {
  const found = load(readText(storage, SETTINGS_KEY), settingsShape);
  switch (found.kind) {
    case 'loaded':
      return { settings: found.value, writable: true, newer: false };
    case 'absent':
      return { settings: DEFAULT_SETTINGS, writable: true, newer: false };
    case 'unreadable':
      return {
        settings: DEFAULT_SETTINGS,
        writable: putAsideNow(storage, now(), 'unreadable', found.raw),
        newer: false,
      };
    case 'newer':
      return { settings: DEFAULT_SETTINGS, writable: false, newer: true };
  }
}

/** Stores the settings. Returns null, or why it could not. */
export const saveSettings = (storage: TextStorage, settings: AppSettings, savedAt: string): StoreFault | null =>
  attempt(() => storage.write(SETTINGS_KEY, wrap(settingsShape, { savedAt, revision: 0 }, settings)));
