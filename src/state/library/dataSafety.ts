import { listAllBattles } from '../../persistence/battleIndex.ts';
import { listAllCampaigns } from '../../persistence/campaignIndex.ts';
import { readCopy } from '../../persistence/backupRing.ts';
import { ownPackTexts } from '../../persistence/ownPackText.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { refreshBattles } from '../battle/battles.ts';
import type { CopyHead, Subject } from './backups.ts';
import { type BroughtFile, type BroughtLibrary, bringFile, settleConflict } from './bringing.ts';
import { copyKeeperOf } from './copyKeeper.ts';
import type { ExportedFile } from '../log/exportPlay.ts';
import type { Conflict, MergeChoice } from './merge.ts';
import { battlesOf, playOf } from '../battle/play.ts';
import type { PackConflict } from './packConflict.ts';
import { type Replaced, replaceStored } from './replace.ts';
import { newestCopy, restoreCopy } from './restore.ts';
import { onShelf, type Shelves } from './shelves.ts';
import { type LibraryExport, exportLibrary } from './wholeLibrary.ts';

export type { BroughtFile, BroughtLibrary, Conflict, MergeChoice, PackConflict, Replaced };

const shelvesOf = (app: App): Shelves => ({
  battles: battlesOf(app),
  campaigns: async () => (await import('../campaign/browserCampaign.ts')).campaignsOf(app),
  keeper: copyKeeperOf(app).backups,
  packs: async () => (await import('./ownPacks.ts')).packsOf(app).packShelf,
});

const textsOf = (files: readonly (ExportedFile | null)[]): readonly string[] =>
  files.flatMap((file) => (file === null ? [] : [file.text]));

async function campaignTexts(app: App, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { exportCampaign } = (await import('../campaign/campaignPlay.ts')).campaignPlayOf(app);
  return textsOf(await Promise.all(ids.map((id) => exportCampaign(id))));
}

const idsOf = (listed: readonly { readonly id: string }[], open: string | undefined): readonly string[] => [
  ...new Set([...listed.map(({ id }) => id), ...(open === undefined ? [] : [open])]),
];

async function everythingOf(app: App): Promise<LibraryExport | { readonly kind: 'nothing' }> {
  const { storage, durable, now } = app.ports;
  const { battle, campaign } = app.store.getState();
  const ids = {
    battles: idsOf(await listAllBattles(storage, durable), battle?.id),
    campaigns: idsOf(await listAllCampaigns(storage, durable), campaign?.id),
  };
  const packs = await ownPackTexts(durable);
  if (ids.battles.length + ids.campaigns.length + packs.length === 0) return { kind: 'nothing' };
  const battles = textsOf(await Promise.all(ids.battles.map((id) => playOf(app).exportBattle(id))));
  const campaigns = await campaignTexts(app, ids.campaigns);
  return exportLibrary({ storage, durable, now }, { battles, campaigns });
}

/** What an app does so that nothing is lost: files with everything, earlier copies, and what comes from elsewhere. */
export interface Safety {
  /** Everything as one file; `nothing`: nothing is saved. */
  readonly exportEverything: () => Promise<LibraryExport | { readonly kind: 'nothing' }>;
  /** Takes in a file that was chosen, whatever it is. Never rejects. */
  readonly bring: (file: File) => Promise<BroughtFile>;
  /** Does what was decided about a brought log or pack that differs from the one here. But for `restored` nothing has changed. */
  readonly decide: (conflict: Conflict | PackConflict, choice: MergeChoice) => Promise<Replaced>;
  /** The text of a copy by its key; null: it cannot be read. */
  readonly readCopyText: (key: string) => Promise<string | null>;
  /** Puts a copy in the place of what is here, which is kept first. */
  readonly restore: (key: string) => Promise<Replaced>;
  /** The same with the text of a log as a file has it. */
  readonly restoreText: (kind: Subject['kind'], text: string) => Promise<Replaced>;
  /** The newest copy of a log that can be read; null: there is none. */
  readonly newest: (of: Subject) => Promise<CopyHead | null>;
}

/** The same of an app. */
export const safetyOf = part((app): Safety => {
  const { durable } = app.ports;
  const shelves = shelvesOf(app);
  const ports = { durable, settings: app.changeSettings };
  /** Does something that changes what is stored, and lists it again. */
  const changing = async <R>(act: Promise<R>): Promise<R> => {
    const outcome = await act;
    await refreshBattles(app);
    return outcome;
  };
  return {
    exportEverything: () => everythingOf(app),
    bring: (file) => changing(bringFile(shelves, ports, file)),
    decide: (conflict, choice) => changing(settleConflict(shelves, conflict, choice)),
    readCopyText: (key) => readCopy(durable, key),
    restore: (key) => changing(restoreCopy(shelves, durable, key)),
    restoreText: (kind, text) =>
      changing(onShelf(shelves, kind, ({ session }) => replaceStored(session, shelves.keeper, text))),
    newest: (of) => newestCopy(shelves, durable, of),
  };
});

/** The same of the app that a component stands in. */
export const useSafety = (): Safety => safetyOf(useApp());
