import { listAllBattles } from '../persistence/battleIndex.ts';
import { listAllCampaigns } from '../persistence/campaignIndex.ts';
import { readCopy } from '../persistence/backupRing.ts';
import { ownPackTexts } from '../persistence/ownPackText.ts';
import { refreshBattles } from './battles.ts';
import type { CopyHead, Subject } from './backups.ts';
import { type BroughtFile, type BroughtLibrary, bringBack, bringFile, settleConflict } from './bringing.ts';
import { backups } from './copyKeeper.ts';
import type { ExportedFile } from './exportPlay.ts';
import type { Conflict, MergeChoice } from './merge.ts';
import { battleSession, exportBattle } from './play.ts';
import type { PackConflict } from './packConflict.ts';
import type { Replaced } from './replace.ts';
import { newestCopy, restoreCopy } from './restore.ts';
import { changeSettings } from './settings.ts';
import type { Shelves } from './shelves.ts';
import { type LibraryExport, exportLibrary } from './wholeLibrary.ts';

export type { BroughtFile, BroughtLibrary, Conflict, MergeChoice, PackConflict, Replaced };

const { storage, durable, now } = battleSession.ports;

const shelves: Shelves = {
  battles: battleSession,
  campaigns: async () => (await import('./campaign/browserCampaign.ts')).campaignSession,
  keeper: backups,
  packs: async () => (await import('./ownPacks.ts')).packShelf,
};
const ports = { durable, settings: changeSettings };

/** Does something that changes what is stored, and lists it again. */
async function changing<R>(act: Promise<R>): Promise<R> {
  const outcome = await act;
  await refreshBattles();
  return outcome;
}

const textsOf = (files: readonly (ExportedFile | null)[]): readonly string[] =>
  files.flatMap((file) => (file === null ? [] : [file.text]));

async function campaignTexts(ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { exportCampaign } = await import('./campaign/campaignPlay.ts');
  return textsOf(await Promise.all(ids.map((id) => exportCampaign(id))));
}

const idsOf = (listed: readonly { readonly id: string }[], open: string | undefined): readonly string[] => [
  ...new Set([...listed.map(({ id }) => id), ...(open === undefined ? [] : [open])]),
];

/** Everything of this browser as one file; `nothing`: nothing is saved. */
export async function exportEverything(): Promise<LibraryExport | { readonly kind: 'nothing' }> {
  const { battle, campaign } = battleSession.ports.store.getState();
  const ids = {
    battles: idsOf(await listAllBattles(storage, durable), battle?.id),
    campaigns: idsOf(await listAllCampaigns(storage, durable), campaign?.id),
  };
  const packs = await ownPackTexts(durable);
  if (ids.battles.length + ids.campaigns.length + packs.length === 0) return { kind: 'nothing' };
  const battles = textsOf(await Promise.all(ids.battles.map((id) => exportBattle(id))));
  return exportLibrary({ storage, durable, now }, { battles, campaigns: await campaignTexts(ids.campaigns) });
}

/** Takes in a file with everything, or with one battle or campaign. Null: it could not be read. */
export const bringAll = (text: string | null): Promise<BroughtLibrary> => changing(bringBack(shelves, ports, text));

/** Takes in a file that was chosen, whatever it is. Never rejects. */
export const bring = (file: File): Promise<BroughtFile> => changing(bringFile(shelves, ports, file));

/** Does what was decided about a brought log or pack that differs from the one here. But for `restored` nothing has changed. */
export const decide = (conflict: Conflict | PackConflict, choice: MergeChoice): Promise<Replaced> =>
  changing(settleConflict(shelves, conflict, choice));

/** The text of a copy by its key; null: it cannot be read. */
export const readCopyText = (key: string): Promise<string | null> => readCopy(durable, key);

/** Puts a copy in the place of what is here, which is kept first. */
export const restore = (key: string): Promise<Replaced> => changing(restoreCopy(shelves, durable, key));

/** The newest copy of a log that can be read; null: there is none. */
export const newest = (of: Subject): Promise<CopyHead | null> => newestCopy(shelves, durable, of);
