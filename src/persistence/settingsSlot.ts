import { type Read, fieldsOf, flag, listOf, oneOf, onlyFieldsOf, optional, text, whole } from './fields.ts';
import { type SavedKind, newerVersion, parseJson, versionOf, wrap } from './heading.ts';
import { putAsideNow } from './asideNow.ts';
import type { DurableStore } from './durableStore.ts';
import { type StoreFault, type TextStorage, attempt, readText } from './textStorage.ts';

export const SETTINGS_KEY = 'retinue/settings';
const SETTINGS_BEHIND = 'settings';

/** Where settings are kept. */
export interface SettingsStores {
  readonly storage: TextStorage;
  readonly durable: DurableStore;
}

const dice = oneOf('table', 'screen');

/**
 * What the app remembers beside battles. `textSize` in % of the normal size; the last four are for new battles, and written
 * out as in `model/settings.ts`: they are read before anything of the engine is there.
 */
export const appSettings = onlyFieldsOf({
  language: oneOf('auto', 'en', 'fr'),
  theme: oneOf('auto', 'dark', 'light'),
  textSize: oneOf(100, 115, 130, 150),
  thumbSide: oneOf('right', 'left'),
  tableMode: flag,
  /** Odds beside attacks. Absent: on. */
  attackOdds: optional(flag),
  /** Where two players of a battle sit. Absent: side by side. */
  seat: optional(oneOf('beside', 'facing')),
  /** How distances are written where a system has symbols for them. Absent: inches. */
  distances: optional(oneOf('inches', 'symbols')),
  /** Single keys in a battle, and which stand `instead` of which as they come. Absent: on, as they come. */
  keys: optional(onlyFieldsOf({ on: flag, own: listOf(onlyFieldsOf({ key: text, instead: text })) })),
  difficulty: oneOf('easy', 'medium', 'hard'),
  dice: onlyFieldsOf({ retinue: dice, enemy: dice }),
  automation: onlyFieldsOf({
    attack: oneOf('log', 'assisted', 'full'),
    ammo: flag,
    events: oneOf('off', 'hand', 'app'),
    falling: flag,
    enemy: optional(oneOf('log', 'assisted', 'full')),
  }),
  readings: onlyFieldsOf({ guardLiteral: flag, retinueAlwaysFirst: flag, enemyAmmo: flag }),
  players: listOf(onlyFieldsOf({ name: text, mark: text }), { least: 1, most: 4 }),
});
export type AppSettings = Read<typeof appSettings>;

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

/**
 * How settings are saved. Since version 1 they know where two players sit and how distances are written, since version 2 keys
 * of one's own; what older ones say is said alike in it.
 */
export const savedSettings: SavedKind = {
  format: 'settings',
  migrations: [(settings) => settings, (settings) => settings],
};

const stored = fieldsOf({
  format: oneOf(savedSettings.format),
  version: oneOf(0, 1, versionOf(savedSettings)),
  savedAt: text,
  revision: whole,
  data: appSettings,
});

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
  const raw = readText(storage, SETTINGS_KEY);
  if (raw === null) return { settings: DEFAULT_SETTINGS, writable: true, newer: false };
  const parsed = parseJson(raw);
  if (stored.is(parsed)) return { settings: parsed.data, writable: true, newer: false };
  if (newerVersion(parsed, savedSettings) !== null) return { settings: DEFAULT_SETTINGS, writable: false, newer: true };
  return { settings: DEFAULT_SETTINGS, writable: putAsideNow(storage, now(), 'unreadable', raw), newer: false };
}

const storedIn = (raw: string | null) => {
  const parsed = raw === null ? null : parseJson(raw);
  return stored.is(parsed) ? parsed : null;
};

/**
 * Stores the settings, and a copy behind them: a browser that dies has not always written the first store to the disk.
 * Returns null, or why the first could not take them.
 */
export function saveSettings(stores: SettingsStores, settings: AppSettings, savedAt: string): StoreFault | null {
  const raw = wrap(savedSettings, { savedAt, revision: 0 }, settings);
  stores.durable.commit({ put: [[SETTINGS_BEHIND, raw]] }).catch(() => undefined);
  return attempt(() => stores.storage.write(SETTINGS_KEY, raw));
}

/** Brings the first store up to the copy behind it where that is newer, and gives its settings; null: it is not. Does not reject. */
export async function newerBehind({ storage, durable }: SettingsStores): Promise<AppSettings | null> {
  const pairs = await durable.read(SETTINGS_BEHIND).catch(() => []);
  const raw = pairs.find(([key]) => key === SETTINGS_BEHIND)?.[1] ?? null;
  const [behind, here] = [storedIn(raw), storedIn(readText(storage, SETTINGS_KEY))];
  if (raw === null || behind === null || (here !== null && here.savedAt >= behind.savedAt)) return null;
  attempt(() => storage.write(SETTINGS_KEY, raw));
  return behind.data;
}
