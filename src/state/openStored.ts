import { EntryLog, type LoadedLog } from '../persistence/entryLog.ts';
import { type LoadResult, unreadable } from '../persistence/envelope.ts';
import type { Evolve } from '../persistence/fold.ts';
import { type LoadedBattle, loadSlot, stateOf } from '../persistence/loadSlot.ts';
import { putAside } from '../persistence/quarantine.ts';
import type { GamePorts, OpenPlay } from './openPlay.ts';

/** A battle's two copies, and the one that counts: the higher revision, the live slot if both are equal. */
export interface Stored {
  readonly best: LoadResult<LoadedBattle>;
  /** Texts that must be put aside before anything is written: not all of them can be read, or they are of an older version. */
  readonly aside: readonly { readonly why: 'unreadable' | 'migrated'; readonly text: string }[];
  /** The second copy is as new as the one that counts: changes can be appended to it. */
  readonly logIsWhole: boolean;
}

/** `leftover`: some of what is stored could not be read, and writing the copy anew would remove it. */
type Copy = LoadResult<LoadedBattle> & { readonly leftover?: boolean };

/** The second copy is folded only if it is newer than the first, for that takes longer the longer the log is. */
function foldLog(found: LoadedLog, slot: LoadResult<LoadedBattle>, evolve: Evolve): Copy {
  if (found.kind !== 'loaded') return found;
  if (slot.kind === 'loaded' && slot.revision >= found.revision)
    return { ...found, value: { file: found.value, state: found.value.setup, points: [], layout: null } };
  const folded = stateOf(evolve, found.value);
  if (!folded.ok) return unreadable(found.raw, folded.problems);
  return { ...found, value: { file: found.value, state: folded.state, points: [], layout: null } };
}

function better(slot: LoadResult<LoadedBattle>, log: LoadResult<LoadedBattle>): LoadResult<LoadedBattle> {
  if (slot.kind === 'newer' || log.kind === 'newer') return slot.kind === 'newer' ? slot : log;
  if (slot.kind === 'loaded' && log.kind === 'loaded') return log.revision > slot.revision ? log : slot;
  if (log.kind === 'loaded') return log;
  return slot.kind === 'absent' ? log : slot;
}

function asideOf(found: Copy): Stored['aside'] {
  const unread = found.kind === 'unreadable' || (found.kind === 'loaded' && found.leftover === true);
  if (unread) return [{ why: 'unreadable', text: found.raw }];
  return found.kind === 'loaded' && found.migratedFrom !== null ? [{ why: 'migrated', text: found.raw }] : [];
}

/** Reads both copies of a battle. Never rejects. */
export async function readStored(ports: GamePorts, id: string): Promise<Stored> {
  const { evolve } = ports.rules.decider;
  const slot = loadSlot(ports.storage, id, evolve);
  const log = foldLog(await new EntryLog(ports.durable, id).load(), slot, evolve);
  const best = better(slot, log);
  const aside = [slot, log].flatMap(asideOf);
  const readWhole = log.kind === 'loaded' && log.migratedFrom === null && log.leftover !== true;
  return { best, aside, logIsWhole: readWhole && best.kind === 'loaded' && log.revision === best.revision };
}

/** Keeps what is about to be overwritten. False: some of it could not be kept, so nothing may be written. */
export async function keepAside(ports: GamePorts, { aside }: Stored): Promise<boolean> {
  const kept = await Promise.all(aside.map(({ why, text }) => putAside(ports, why, text)));
  return kept.every(Boolean);
}

/**
 * Brings both copies up to date in the tab that begins to write, after {@link keepAside}. A slot that cannot be built upon
 * is written anew, so that the next opening finds nothing to keep aside.
 */
export function catchUp(play: OpenPlay, { aside, logIsWhole }: Stored): void {
  if (aside.length > 0 && play.layout === null) {
    const save = play.write();
    if (save.kind === 'unsaved') play.publishSave(save);
  }
  if (logIsWhole) play.log.continueFrom();
  else void play.log.replace(play.text(), play.summaryText());
}
