import { listCopies } from '../../persistence/backupRing.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import { lastExport } from '../../persistence/exportedSlot.ts';
import {
  type DurableShares,
  type LocalShares,
  type Share,
  measureDurable,
  measureLocal,
  storageEstimate,
} from '../../persistence/measureStores.ts';
import { listAside } from '../../persistence/quarantine.ts';
import { type KeptText } from '../../persistence/asideNow.ts';
import { type StorageReport, reportStorage } from '../../persistence/storageReport.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { App } from '../base/app.ts';
import type { CopyHead, Subject } from './backups.ts';

export type { DurableShares, KeptText, LocalShares, Share };

/** The copies of one battle or campaign, newest first; `title` of the newest. */
export interface CopiesOf {
  readonly subject: Subject;
  readonly title: string;
  readonly copies: readonly CopyHead[];
}

/** All that is known of what is saved here. `durable` null: the second store cannot be read. */
export interface StoragePanel {
  readonly report: StorageReport;
  readonly local: LocalShares;
  readonly durable: DurableShares | null;
  readonly estimate: { readonly usage: number; readonly quota: number } | null;
  readonly exportedAt: string | null;
  readonly copies: readonly CopiesOf[];
  readonly kept: readonly KeptText[];
}

/** Copies by what they are of; what was copied last stands first. */
function bySubject(copies: readonly CopyHead[]): readonly CopiesOf[] {
  const groups = new Map<string, CopyHead[]>();
  for (const copy of copies) {
    const name = `${copy.subject.kind}/${copy.subject.id}`;
    groups.set(name, [...(groups.get(name) ?? []), copy]);
  }
  return [...groups.values()].flatMap((group) => {
    const [newest] = group;
    return newest === undefined ? [] : [{ subject: newest.subject, title: newest.title, copies: group }];
  });
}

/** Gathers the report out of both stores. Never rejects; reads every text once. */
export async function gatherPanel(storage: TextStorage, durable: DurableStore): Promise<StoragePanel> {
  return {
    report: await reportStorage(storage, durable),
    local: measureLocal(storage),
    durable: await measureDurable(durable),
    estimate: await storageEstimate(),
    exportedAt: lastExport(storage),
    copies: bySubject(await listCopies(durable)),
    kept: await listAside({ storage, durable }),
  };
}

/** What an app has saved. Never rejects. */
export const storagePanel = ({ ports: { storage, durable } }: App): Promise<StoragePanel> =>
  gatherPanel(storage, durable);
