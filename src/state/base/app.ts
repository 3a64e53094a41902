import type { DurableStore } from '../../persistence/durableStore.ts';
import { loadSettings } from '../../persistence/settingsSlot.ts';
import type { Persistence } from '../../persistence/storageReport.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { TabPorts } from '../../persistence/writingTab.ts';
import { settingsOf } from './settings.ts';
import { type AppSettings, type GameStore, createGameStore } from './store.ts';

/** What comes by chance. */
export interface Chance {
  /** The seed of a new battle. */
  readonly newSeed: () => string;
  /** A fair face 1..`sides`, for what is rolled before a battle has a seed. */
  readonly rollFace: (sides: number) => number;
}

/** What an app stands on; two of them share nothing that their ports do not share. */
export interface AppPorts {
  readonly storage: TextStorage;
  readonly durable: DurableStore;
  readonly tabs: TabPorts;
  /** The time, as an ISO text. */
  readonly now: () => string;
  readonly chance: Chance;
  /** Asks for what is stored not to be cleared. */
  readonly askToKeep: () => Promise<Persistence>;
  /** Calls back each time when the page is hidden: it may be gone in the next moment. */
  readonly onHidden: (listener: () => void) => void;
}

/** One running app. What is not needed from the beginning is a part of it: {@link part}. */
export interface App {
  readonly ports: AppPorts;
  readonly store: GameStore;
  /** Changes some of the settings, at once and for good. */
  readonly changeSettings: (changed: Partial<AppSettings>) => void;
  /** The stored settings are of a newer app: they were not read, and are not overwritten. */
  readonly hasNewerSettings: boolean;
}

/** Makes an app over its ports, with the settings that are stored there. */
export function createApp(ports: AppPorts): App {
  const { settings, writable, newer } = loadSettings(ports.storage, ports.now);
  const store = createGameStore(settings);
  const { change, follow, catchUp } = settingsOf(store, ports, writable);
  follow();
  void catchUp();
  return { ports, store, changeSettings: change, hasNewerSettings: newer };
}
