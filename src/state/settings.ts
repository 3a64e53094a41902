import { type AppSettings, SETTINGS_KEY, loadSettings, saveSettings } from '../persistence/settingsSlot.ts';
import type { Persistence, StorageReport } from '../persistence/storageReport.ts';
import { type TextStorage, browserStorage } from '../persistence/textStorage.ts';
import { type GameStore, gameStore, settingsAtStart } from './store.ts';

export type { Persistence, StorageReport };

const now = () => new Date().toISOString();

/** Changing and following the app's settings. `writable` false: what is stored must not be overwritten. */
export function settingsOf(store: GameStore, storage: TextStorage, writable: boolean) {
  let mayWrite = writable;
  const change = (changed: Partial<AppSettings>): void => {
    const settings = { ...store.getState().settings, ...changed };
    store.setState({ settings });
    if (!mayWrite) mayWrite = loadSettings(storage, now).writable;
    if (mayWrite) saveSettings(storage, settings, now());
  };
  const follow = () =>
    storage.watch((key) => {
      if (key !== SETTINGS_KEY) return;
      const found = loadSettings(storage, now);
      mayWrite = found.writable;
      store.setState({ settings: found.settings });
    });
  return { change, follow };
}

const settings = settingsOf(gameStore, browserStorage, settingsAtStart.writable);
settings.follow();

/** Changes some of the settings, at once and for good. */
export const changeSettings = settings.change;

/** Asks the browser to keep what is stored; to be called at the first save. */
export const askForPersistence = async (): Promise<Persistence> =>
  (await import('../persistence/storageReport.ts')).requestPersistence();

/** What this context lacks for a safe save. */
export async function storageReport(): Promise<StorageReport> {
  const [{ reportStorage }, { indexedStore }] = await Promise.all([
    import('../persistence/storageReport.ts'),
    import('../persistence/indexedStore.ts'),
  ]);
  return reportStorage(browserStorage, indexedStore);
}
