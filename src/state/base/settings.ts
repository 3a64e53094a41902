import {
  SETTINGS_KEY,
  type AppSettings,
  type SettingsStores,
  loadSettings,
  newerBehind,
  saveSettings,
} from '../../persistence/settingsSlot.ts';
import type { GameStore } from './store.ts';

/** Where settings are kept. */
interface SettingsPorts extends SettingsStores {
  readonly now: () => string;
}

/** Changing and following the app's settings. `writable` false: what is stored must not be overwritten. */
export function settingsOf(store: GameStore, ports: SettingsPorts, writable: boolean) {
  const { storage, now } = ports;
  let mayWrite = writable;
  const change = (changed: Partial<AppSettings>): void => {
    const settings = { ...store.getState().settings, ...changed };
    store.setState({ settings });
    if (!mayWrite) mayWrite = loadSettings(storage, now).writable;
    if (mayWrite) saveSettings(ports, settings, now());
  };
  const follow = () =>
    storage.watch((key) => {
      if (key !== SETTINGS_KEY) return;
      const found = loadSettings(storage, now);
      mayWrite = found.writable;
      store.setState({ settings: found.settings });
    });
  /** The first store may know less of them than the second. */
  const catchUp = async (): Promise<void> => {
    if (!mayWrite) return;
    const settings = await newerBehind(ports);
    if (settings !== null) store.setState({ settings });
  };
  return { change, follow, catchUp };
}
