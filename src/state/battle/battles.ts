import { listAllBattles, listStoredBattles } from '../../persistence/battleIndex.ts';
import { listAllCampaigns, listStoredCampaigns } from '../../persistence/campaignIndex.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { App } from '../base/app.ts';
import type { GameStore } from '../base/store.ts';

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

/** Fills `battles` and `campaigns` of an app, newest first. Never rejects. */
export const refreshBattles = ({ store, ports: { storage, durable } }: App): Promise<void> =>
  refreshBattlesIn({ store, storage, durable });
