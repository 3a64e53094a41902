import { browserStorage } from '../persistence/browserStorage.ts';
import { browserTabs } from '../persistence/browserTabs.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import { newId } from '../persistence/newId.ts';
import type { AppPorts, Chance } from '../state/base/app.ts';

function rollFace(sides: number): number {
  const limit = Math.floor(0x1_0000_0000 / sides) * sides;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < limit ? 1 + (drawn % sides) : rollFace(sides);
}

const CHANCE: Chance = { newSeed: newId, rollFace };

const fetched = async () => (await import('../persistence/indexedStore.ts')).indexedStore();

/** The second store of the browser, fetched when it is first used, so that home does not wait for it. */
function lateStore(): DurableStore {
  let coming: Promise<DurableStore> | null = null;
  const store = (): Promise<DurableStore> => {
    coming ??= fetched().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  return {
    commit: async (change) => (await store()).commit(change),
    read: async (prefix) => (await store()).read(prefix),
  };
}

function onHidden(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener();
  });
}

/** What an app stands on in this tab of the browser. */
export const browserPorts = (): AppPorts => ({
  storage: browserStorage,
  durable: lateStore(),
  tabs: browserTabs(),
  now: () => new Date().toISOString(),
  chance: CHANCE,
  askToKeep: async () => (await import('../persistence/storageReport.ts')).requestPersistence(),
  onHidden,
});
