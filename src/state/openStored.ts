import { EntryLog, type LoadedCopy } from '../persistence/entryLog.ts';
import { type LoadResult, unreadable } from '../persistence/envelope.ts';
import { type LoadedLog, loadSlot, stateOf } from '../persistence/loadSlot.ts';
import type { LogKind } from '../persistence/logKind.ts';
import { putAside } from '../persistence/quarantine.ts';
import type { OpenPlay } from './openPlay.ts';
import type { LogTypes } from '../persistence/logKind.ts';
import type { PlayPorts } from './playPorts.ts';
import { ARCHIVED, keptAs } from './status.ts';

/** A log's two copies, and the one that counts: the higher revision, the live slot if both are equal. */
export interface Stored<T extends LogTypes> {
  readonly best: LoadResult<LoadedLog<T>>;
  /** Texts that must be put aside before anything is written: not all of them can be read, or they are of an older version. */
  readonly aside: readonly { readonly why: 'unreadable' | 'migrated'; readonly text: string }[];
  /** The second copy is as new as the one that counts: changes can be appended to it. */
  readonly logIsWhole: boolean;
}

/** `leftover`: some of what is stored could not be read, and writing the copy anew would remove it. */
type Copy<T extends LogTypes> = LoadResult<LoadedLog<T>> & { readonly leftover?: boolean };

/** The second copy is folded only if it is newer than the first, for that takes longer the longer the log is. */
function foldLog<T extends LogTypes>(found: LoadedCopy<T>, slot: LoadResult<LoadedLog<T>>, kind: LogKind<T>): Copy<T> {
  if (found.kind !== 'loaded') return found;
  if (slot.kind === 'loaded' && slot.revision >= found.revision)
    return { ...found, value: { file: found.value, state: found.value.setup, points: [], layout: null } };
  const folded = stateOf(kind, found.value);
  if (!folded.ok) return unreadable(found.raw, folded.problems);
  return { ...found, value: { file: found.value, state: folded.state, points: [], layout: null } };
}

function better<T extends LogTypes>(
  slot: LoadResult<LoadedLog<T>>,
  log: LoadResult<LoadedLog<T>>,
): LoadResult<LoadedLog<T>> {
  if (slot.kind === 'newer' || log.kind === 'newer') return slot.kind === 'newer' ? slot : log;
  if (slot.kind === 'loaded' && log.kind === 'loaded') return log.revision > slot.revision ? log : slot;
  if (log.kind === 'loaded') return log;
  return slot.kind === 'absent' ? log : slot;
}

function asideOf<T extends LogTypes>(found: Copy<T>): Stored<T>['aside'] {
  const unread = found.kind === 'unreadable' || (found.kind === 'loaded' && found.leftover === true);
  if (unread) return [{ why: 'unreadable', text: found.raw }];
  return found.kind === 'loaded' && found.migratedFrom !== null ? [{ why: 'migrated', text: found.raw }] : [];
}

/** Reads both copies of a log. Never rejects. */
export async function readStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<Stored<T>> {
  const { kind } = ports;
  const slot = loadSlot(ports.storage, id, kind);
  const log = foldLog(await new EntryLog(ports.durable, id, kind).load(), slot, kind);
  const best = better(slot, log);
  const aside = [...asideOf(slot), ...asideOf(log)];
  const readWhole = log.kind === 'loaded' && log.migratedFrom === null && log.leftover !== true;
  return { best, aside, logIsWhole: readWhole && best.kind === 'loaded' && log.revision === best.revision };
}

/** Keeps what is about to be overwritten. False: some of it could not be kept, so nothing may be written. */
export async function keepAside<T extends LogTypes>(ports: PlayPorts<T>, { aside }: Stored<T>): Promise<boolean> {
  const kept = await Promise.all(aside.map(({ why, text }) => putAside(ports, why, text)));
  for (const { why, text } of aside) if (why === 'migrated') ports.copier?.migrating(ports.kind, text);
  return kept.every(Boolean);
}

/**
 * Brings both copies up to date in the tab that begins to write, after {@link keepAside}. A slot that cannot be built upon
 * is written anew, but for what is archived: its place is the second store.
 */
export function catchUp<T extends LogTypes>(play: OpenPlay<T>, { aside, logIsWhole }: Stored<T>): void {
  const archived = play.layout === null && aside.length === 0 && play.ports.view.isFinished(play);
  if (play.layout === null && !archived) play.write();
  if (!logIsWhole) {
    play.replaceSecond();
    return;
  }
  play.log.continueFrom();
  play.publishSave(archived ? ARCHIVED : keptAs(play.first, null));
}
