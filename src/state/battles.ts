import { listAll, listStored } from '../persistence/battleIndex.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import { indexedStore } from '../persistence/indexedStore.ts';
import { type TextStorage, browserStorage } from '../persistence/textStorage.ts';
import { type GameStore, gameStore } from './store.ts';

/** Where battles are listed from. */
export interface ListPorts {
  readonly store: GameStore;
  readonly storage: TextStorage;
  readonly durable: DurableStore;
}

/** Fills the list of battles: at once from the synchronous store, then with what only the second copy has. */
export async function refreshBattlesIn({ store, storage, durable }: ListPorts): Promise<void> {
  store.setState({ battles: listStored(storage) });
  store.setState({ battles: await listAll(storage, durable) });
}

/** Fills `battles` of the store, newest first. Never rejects. */
export const refreshBattles = (): Promise<void> =>
  refreshBattlesIn({ store: gameStore, storage: browserStorage, durable: indexedStore });
