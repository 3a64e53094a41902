import { type CopyHead, type Subject, listCopies, readCopy, subjectOfCopy } from '../../persistence/backupRing.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import { readLogText } from '../../persistence/importFile.ts';
import type { LogTypes } from '../../persistence/logKind.ts';
import type { Session } from '../log/session.ts';
import { type Replaced, replaceStored } from './replace.ts';
import { type Shelves, onShelf } from './shelves.ts';

/** Puts a copy of the ring in the place of what is here; see {@link replaceStored}. */
export async function restoreCopy(shelves: Shelves, durable: DurableStore, key: string): Promise<Replaced> {
  const subject = subjectOfCopy(key);
  const text = await readCopy(durable, key);
  if (text === null || subject === null) return 'unreadable';
  return onShelf(shelves, subject.kind, ({ session }) => replaceStored(session, shelves.keeper, text));
}

const kindOf = async <T extends LogTypes>({ ports }: Session<T>, text: string): Promise<string> =>
  (await readLogText(ports.kind, text)).kind;

/** The newest copy of a log that can be read whole; null: there is none. Never rejects. */
export async function newestCopy(shelves: Shelves, durable: DurableStore, of: Subject): Promise<CopyHead | null> {
  for (const copy of await listCopies(durable, of)) {
    const text = (await readCopy(durable, copy.key)) ?? '';
    const found = await onShelf(shelves, of.kind, ({ session }) => kindOf(session, text));
    if (found === 'loaded') return copy;
  }
  return null;
}
