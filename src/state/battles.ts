import { listAllBattles, listStoredBattles } from '../persistence/battleIndex.ts';
import { listAllCampaigns, listStoredCampaigns } from '../persistence/campaignIndex.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import { type TextStorage, browserStorage } from '../persistence/textStorage.ts';
import { type GameStore, gameStore } from './store.ts';

/** Where battles are listed from. */
interface ListPorts {
  readonly store: GameStore;
  readonly storage: TextStorage;
  readonly durable: DurableStore;
}

const showStored = (store: GameStore, storage: TextStorage): void =>
  store.setState({ battles: listStoredBattles(storage), campaigns: listStoredCampaigns(storage) });

/** Fills the lists of battles and campaigns: at once from the synchronous store, then with what only the second copy has. */
export async function refreshBattlesIn({ store, storage, durable }: ListPorts): Promise<void> {
  showStored(store, storage);
  const [battles, campaigns] = await Promise.all([
    listAllBattles(storage, durable),
    listAllCampaigns(storage, durable),
  ]);
  store.setState({ battles, campaigns });
}

/** Fills `battles` and `campaigns` of the store, newest first. Never rejects: what cannot be fetched is not listed. */
export async function refreshBattles(): Promise<void> {
  showStored(gameStore, browserStorage);
  const second = await import('../persistence/indexedStore.ts').catch(() => null);
  if (second === null) return;
  await refreshBattlesIn({ store: gameStore, storage: browserStorage, durable: second.indexedStore });
}
