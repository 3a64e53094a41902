import { EntryLog } from '../../persistence/entryLog.ts';
import { rawSlot } from '../../persistence/loadSlot.ts';
import { putAside } from '../../persistence/quarantine.ts';
import { removeSlot } from '../../persistence/slotParts.ts';
import { type ExportedFile, exportPlay, fileOf } from '../log/exportPlay.ts';
import { OpenPlay } from '../log/openPlay.ts';
import { readInTime, readStored } from '../log/openStored.ts';
import type { LogTypes } from '../../persistence/logKind.ts';
import type { PlayPorts } from '../log/playPorts.ts';

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
