import { EntryLog } from '../persistence/entryLog.ts';
import { storedSummaries } from '../persistence/summaries.ts';
import type { Unusable } from '../persistence/envelope.ts';
import { readLogText } from '../persistence/importFile.ts';
import { rawSlot } from '../persistence/loadSlot.ts';
import { newId } from '../persistence/newId.ts';
import { putAside } from '../persistence/quarantine.ts';
import { storedIds } from '../persistence/slotKeys.ts';
import { removeSlot } from '../persistence/slotParts.ts';
import type { StoreFault } from '../persistence/textStorage.ts';
import { type ExportedFile, exportPlay, fileOf } from './exportPlay.ts';
import { OpenPlay } from './openPlay.ts';
import { readInTime, readStored } from './openStored.ts';
import type { LogTypes } from '../persistence/logKind.ts';
import type { PlayPorts } from './playPorts.ts';

/** `unsaved`: the file is good, but neither store took it. */
export type ImportOutcome =
  | { readonly kind: 'imported'; readonly id: string }
  | { readonly kind: 'unsaved'; readonly cause: StoreFault }
  | Unusable;

async function isTaken<T extends LogTypes>({ storage, durable, kind }: PlayPorts<T>, id: string): Promise<boolean> {
  return storedIds(storage, kind.format).includes(id) || (await storedSummaries(durable, kind.format)).has(id);
}

/** Stores a log out of a file beside the others; one whose id is in use gets a new one. */
export async function importInto<T extends LogTypes>(ports: PlayPorts<T>, text: string): Promise<ImportOutcome> {
  const found = readLogText(ports.kind, text);
  if (found.kind === 'absent') return { kind: 'unreadable', raw: text, problems: [] };
  if (found.kind !== 'loaded') return found;
  const { file, state } = found.value;
  const id = (await isTaken(ports, file.id)) ? newId() : file.id;
  const loaded = { file: { ...file, id }, state, points: [], layout: null };
  const play = new OpenPlay(ports, { loaded, revision: found.revision, savedAt: found.savedAt });
  const fault = play.write();
  const second = await play.log.replace(play.text(), play.summaryText());
  return fault !== null && second !== 'stored' ? { kind: 'unsaved', cause: fault } : { kind: 'imported', id };
}

/** A stored log as a file; its raw text when it cannot be read; null when there is none. */
export async function exportStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<ExportedFile | null> {
  const { best } = await readInTime(ports, id);
  if (best.kind === 'absent') return null;
  if (best.kind !== 'loaded') return fileOf(ports.kind.format, `unread-${id}`, ports.now(), best.raw);
  return exportPlay(new OpenPlay(ports, { loaded: best.value, revision: best.revision, savedAt: best.savedAt }));
}

/** Keeps a copy of a log in the ring before it is deleted; one that cannot be read is only put aside. */
async function copyStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<void> {
  const { best } = await readStored(ports, id);
  if (best.kind !== 'loaded') return;
  await ports.copier?.removing(
    new OpenPlay(ports, { loaded: best.value, revision: best.revision, savedAt: best.savedAt }),
  );
}

/** Deletes a log: a copy goes into the ring and its text aside first. False: it could not be kept, and is still here. */
export async function deleteStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<boolean> {
  await copyStored(ports, id);
  return discardStored(ports, id);
}

/** Removes a log after its text was put aside. False: it could not be kept, and nothing was removed. */
export async function discardStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<boolean> {
  const { format } = ports.kind;
  const log = new EntryLog(ports.durable, id, ports.kind);
  const second = await log.raw();
  const texts = [rawSlot(ports.storage, format, id), ...(second === null ? [] : [second])];
  const kept = await Promise.all(texts.map((text) => putAside(ports, 'discarded', text)));
  if (!kept.every(Boolean)) return false;
  await log.remove();
  removeSlot(ports.storage, format, id);
  ports.copier?.removed(format, id);
  return true;
}
