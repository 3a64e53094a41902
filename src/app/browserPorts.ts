import { browserStorage } from '../persistence/browserStorage.ts';
import { browserTabs } from '../persistence/browserTabs.ts';
import { indexedStore } from '../persistence/indexedStore.ts';
import { newId } from '../persistence/newId.ts';
import { requestPersistence } from '../persistence/storageReport.ts';
import type { AppPorts, Chance } from '../state/base/app.ts';

function rollFace(sides: number): number {
  const limit = Math.floor(0x1_0000_0000 / sides) * sides;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < limit ? 1 + (drawn % sides) : rollFace(sides);
}

const CHANCE: Chance = { newSeed: newId, rollFace };

function onHidden(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener();
  });
}

/** What an app stands on in this tab of the browser. */
export const browserPorts = (): AppPorts => ({
  storage: browserStorage,
  durable: indexedStore(),
  tabs: browserTabs(),
  now: () => new Date().toISOString(),
  chance: CHANCE,
  askToKeep: requestPersistence,
  onHidden,
});
