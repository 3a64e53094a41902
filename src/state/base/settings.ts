import { SETTINGS_KEY, type AppSettings, loadSettings, saveSettings } from '../../persistence/settingsSlot.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { GameStore } from './store.ts';

/** Where settings are kept. */
interface SettingsPorts {
  readonly storage: TextStorage;
  readonly now: () => string;
}

/** Changing and following the app's settings. `writable` false: what is stored must not be overwritten. */
export function settingsOf(store: GameStore, { storage, now }: SettingsPorts, writable: boolean) {
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
