import type { CopyHead, Subject } from '../../persistence/backupRing.ts';
import { listAllBattles } from '../../persistence/battleIndex.ts';
import { listAllCampaigns } from '../../persistence/campaignIndex.ts';
import { lostCopies } from '../../persistence/goneCopies.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { App } from '../base/app.ts';

/** The newest copies of what is nowhere else, and was not removed on purpose. Never rejects. */
export async function lostSavesIn(storage: TextStorage, durable: DurableStore): Promise<readonly CopyHead[]> {
  return lostCopies(durable, await hereIn(storage, durable));
}

/** Whether a battle or campaign is in one of the stores. Never rejects. */
export async function hereIn(storage: TextStorage, durable: DurableStore): Promise<(of: Subject) => boolean> {
  const [battles, campaigns] = await Promise.all([
    listAllBattles(storage, durable),
    listAllCampaigns(storage, durable),
  ]);
  const here = { battle: new Set(battles.map(({ id }) => id)), campaign: new Set(campaigns.map(({ id }) => id)) };
  return ({ kind, id }) => here[kind].has(id);
}

/** The same of an app. */
export const lostSaves = ({ ports: { storage, durable } }: App): Promise<readonly CopyHead[]> =>
  lostSavesIn(storage, durable);
