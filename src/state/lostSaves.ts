import { type CopyHead, lostCopies } from '../persistence/backupRing.ts';
import { listAllBattles } from '../persistence/battleIndex.ts';
import { listAllCampaigns } from '../persistence/campaignIndex.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import { indexedStore } from '../persistence/indexedStore.ts';
import { type TextStorage, browserStorage } from '../persistence/textStorage.ts';

/** The newest copies of what is nowhere else, and was not removed on purpose. Never rejects. */
export async function lostSavesIn(storage: TextStorage, durable: DurableStore): Promise<readonly CopyHead[]> {
  const [battles, campaigns] = await Promise.all([
    listAllBattles(storage, durable),
    listAllCampaigns(storage, durable),
  ]);
  const here = { battle: new Set(battles.map(({ id }) => id)), campaign: new Set(campaigns.map(({ id }) => id)) };
  return lostCopies(durable, ({ kind, id }) => here[kind].has(id));
}

/** The same of this browser. */
export const lostSaves = (): Promise<readonly CopyHead[]> => lostSavesIn(browserStorage, indexedStore);
