import { listAllBattles, listStoredBattles } from '../../persistence/battleIndex.ts';
import { listAllCampaigns, listStoredCampaigns } from '../../persistence/campaignIndex.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { App } from '../base/app.ts';
import type { GameState, GameStore } from '../base/store.ts';

/** Where battles are listed from. */
interface ListPorts {
  readonly store: GameStore;
  readonly storage: TextStorage;
  readonly durable: DurableStore;
}

type Lists = Pick<GameState, 'battles' | 'campaigns'>;

/** Lists as they stand already are not told again: whoever shows them would draw them once more. */
function show(store: GameStore, lists: Lists): void {
  const { battles, campaigns } = store.getState();
  if (JSON.stringify(lists) !== JSON.stringify({ battles, campaigns })) store.setState(lists);
}

/** Fills the lists of battles and campaigns: at once from the synchronous store, then with what only the second copy has. */
export async function refreshBattlesIn({ store, storage, durable }: ListPorts): Promise<void> {
  show(store, { battles: listStoredBattles(storage), campaigns: listStoredCampaigns(storage) });
  const [battles, campaigns] = await Promise.all([
    listAllBattles(storage, durable),
    listAllCampaigns(storage, durable),
  ]);
  show(store, { battles, campaigns });
}

/** Fills `battles` and `campaigns` of an app, newest first. Never rejects. */
export const refreshBattles = ({ store, ports: { storage, durable } }: App): Promise<void> =>
  refreshBattlesIn({ store, storage, durable });
