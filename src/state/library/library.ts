import { EntryLog } from '../../persistence/entryLog.ts';
import { rawSlot } from '../../persistence/loadSlot.ts';
import { keepRemovedHere } from '../../persistence/removedThings.ts';
import { putAside } from '../../persistence/quarantine.ts';
import { removeSlot } from '../../persistence/slotParts.ts';
import { wholeCopy } from './copierOf.ts';
import { type ExportedFile, exportPlay, fileOf } from '../log/exportPlay.ts';
import { OpenPlay } from '../log/openPlay.ts';
import { readInTime, readStored } from '../log/openStored.ts';
import type { LogTypes } from '../../persistence/logKind.ts';
import type { PlayPorts } from '../log/playPorts.ts';

/** A stored log as a file; its raw text when it cannot be read; null when there is none. */
export async function exportStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<ExportedFile | null> {
  const { best } = await readInTime(ports, id);
  if (best.kind === 'absent' || best.raw === null) return null;
  if (best.kind !== 'loaded') return fileOf(ports.kind.format, `unread-${id}`, ports.now(), best.raw);
  return exportPlay(new OpenPlay(ports, { loaded: best.value, revision: best.revision, savedAt: best.savedAt }));
}

/**
 * Keeps a log that is about to be deleted: as a copy in the ring, or in the synchronous store where there is no other. False:
 * it cannot be read whole, or neither could take it.
 */
async function keepDeleted<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<boolean> {
  const { best } = await readStored(ports, id);
  if (best.kind !== 'loaded') return false;
  const log = new OpenPlay(ports, { loaded: best.value, revision: best.revision, savedAt: best.savedAt });
  const copied = (await ports.copier?.removing(log)) ?? 'failed';
  if (copied !== 'failed') return true;
  const thing = { kind: ports.kind.format, id, name: wholeCopy(log).title, value: log.text() };
  return keepRemovedHere(ports.storage, thing, ports.now());
}

/** Deletes a log, which is kept first, to be brought back. False: nothing of it could be kept, and it is still here. */
export async function deleteStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<boolean> {
  if (!(await keepDeleted(ports, id))) return discardStored(ports, id);
  await removeStored(ports, id);
  return true;
}

async function removeStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<void> {
  const { format } = ports.kind;
  await new EntryLog(ports.durable, id, ports.kind).remove();
  removeSlot(ports.storage, format, id);
  ports.copier?.removed(format, id);
}

/** Removes a log after its text was put aside. False: it could not be kept, and nothing was removed. */
export async function discardStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<boolean> {
  const { format } = ports.kind;
  const second = await new EntryLog(ports.durable, id, ports.kind).raw();
  const texts = [rawSlot(ports.storage, format, id), ...(second === null ? [] : [second])];
  const kept = await Promise.all(texts.map((text) => putAside(ports, 'discarded', text)));
  if (!kept.every(Boolean)) return false;
  await removeStored(ports, id);
  return true;
}
