import { versionOf, wrap } from './heading.ts';
import type { Journal } from './journal.ts';
import type { LogKind, LogTypes } from './logKind.ts';
import { SETUP, TAIL, checkpointName, chunkName, storedVersions, versionPrefix } from './slotParts.ts';
import { CHECKPOINT, CHUNK, type SlotLayout, chunkAt, chunkCount, setupShape, tailShape } from './slotTail.ts';
import { sumsOf } from './tailSums.ts';
import { type StoreFault, type TextStorage, attempt, keysUnder } from './textStorage.ts';

/** A moment of a log that is to be stored: the state after all entries that happened. */
interface SavePoint<T extends LogTypes> {
  readonly journal: Journal<T>;
  readonly state: T['state'];
  readonly revision: number;
  readonly savedAt: string;
}

/** Whose slot it is, and where. */
interface SlotOwner<T extends LogTypes> {
  readonly kind: LogKind<T>;
  readonly storage: TextStorage;
  readonly meta: T['meta'];
  readonly setup: T['state'];
}

const KEPT_CHECKPOINTS = 2;

/**
 * Writes one log, a command at a time. Chunks and checkpoints go to keys that nothing refers to yet; writing the tail
 * makes them count. So a tab killed between any two writes leaves the log before or after the command.
 */
export class SaveSlot<T extends LogTypes> {
  readonly #owner: SlotOwner<T>;
  readonly #root: string;
  #started: boolean;
  #swept = false;
  #stamps: number[];
  #checkpoints: (readonly [number, number])[];
  readonly #garbage = new Set<string>();

  /** `layout`: what is stored already, as loading found it; null: nothing that may be built upon. */
  constructor(owner: SlotOwner<T>, layout: SlotLayout | null) {
    this.#owner = owner;
    this.#root = versionPrefix(owner.kind.format, owner.meta.id, versionOf(owner.kind.shape));
    this.#started = layout !== null;
    this.#stamps = [...(layout?.stamps ?? [])];
    this.#checkpoints = [...(layout?.checkpoints ?? [])];
  }

  /** To be told after an entry was added or replaced: what was stored from this index on no longer counts. */
  changed(index: number): void {
    const first = Math.floor(index / CHUNK);
    for (const [offset, stamp] of this.#stamps.slice(first).entries())
      this.#drop(chunkName(first + offset, stamp), stamp);
    this.#stamps.length = Math.min(this.#stamps.length, first);
    for (const [length, stamp] of this.#checkpoints)
      if (length > index) this.#drop(checkpointName(length, stamp), stamp);
    this.#checkpoints = this.#checkpoints.filter(([length]) => length <= index);
  }

  /** Forgets what is stored, because it was removed from outside: the next write writes everything. */
  forget(): void {
    this.#started = false;
    this.#stamps = [];
    this.#checkpoints = [];
    this.#garbage.clear();
  }

  /** Stores everything that is not yet stored. Returns null, or why it could not; then the next call tries it all again. */
  write(point: SavePoint<T>): StoreFault | null {
    const fault = this.#store(point);
    if (fault === null) this.#clean();
    else this.#abandon();
    return fault;
  }

  #store(point: SavePoint<T>): StoreFault | null {
    const fault = attempt(() => {
      this.#writeSetup(point);
      this.#writeChunks(point);
    });
    if (fault !== null) return fault;
    this.#writeCheckpoint(point);
    return attempt(() => this.#writeTail(point));
  }

  /** Where there is no tail nothing counts: a log that could not be stored at all leaves nothing behind. */
  #abandon(): void {
    const { storage } = this.#owner;
    const keys = keysUnder(storage, this.#root);
    if (keys.length === 0 || keys.includes(this.#root + TAIL)) return;
    for (const key of keys) attempt(() => storage.remove(key));
    this.forget();
  }

  #drop(name: string, stamp: number): void {
    if (stamp > 0) this.#garbage.add(this.#root + name);
  }

  #put(name: string, text: string): void {
    this.#garbage.delete(this.#root + name);
    this.#owner.storage.write(this.#root + name, text);
  }

  #writeSetup({ savedAt, revision }: SavePoint<T>): void {
    if (this.#started) return;
    const { kind, storage, meta, setup } = this.#owner;
    storage.write(this.#root + SETUP, wrap(setupShape(kind), { savedAt, revision }, kind.head(meta, setup)));
    this.#started = true;
  }

  #writeChunks({ journal, revision }: SavePoint<T>): void {
    const at = chunkAt(journal.length);
    for (let index = 0; index < chunkCount(journal.total); index += 1) {
      if (index === at || (this.#stamps[index] ?? 0) > 0) continue;
      this.#put(chunkName(index, revision), JSON.stringify(journal.slice(index * CHUNK, (index + 1) * CHUNK)));
      this.#stamps[index] = revision;
    }
  }

  /** A checkpoint only saves time when loading: doing without is no fault. */
  #writeCheckpoint({ journal, state, revision }: SavePoint<T>): void {
    const { length } = journal;
    if (length === 0 || length % CHECKPOINT !== 0 || this.#checkpoints.some(([known]) => known === length)) return;
    if (attempt(() => this.#put(checkpointName(length, revision), JSON.stringify(state))) !== null) return;
    const all = [...this.#checkpoints, [length, revision] as const].toSorted(([a], [b]) => a - b);
    for (const [old, stamp] of all.slice(0, -KEPT_CHECKPOINTS)) this.#drop(checkpointName(old, stamp), stamp);
    this.#checkpoints = all.slice(-KEPT_CHECKPOINTS);
  }

  #writeTail({ journal, revision, savedAt }: SavePoint<T>): void {
    const at = chunkAt(journal.length);
    const stamps = Array.from({ length: chunkCount(journal.total) }, (_, index) =>
      index === at ? 0 : (this.#stamps[index] ?? 0),
    );
    const contents = {
      at,
      stamps,
      entries: journal.slice(at * CHUNK, (at + 1) * CHUNK),
      length: journal.length,
      total: journal.total,
      checkpoints: this.#checkpoints,
    };
    const { kind, storage } = this.#owner;
    const stamp = { savedAt, revision, sums: sumsOf(contents) };
    storage.write(this.#root + TAIL, wrap(tailShape(kind), stamp, contents));
    this.#keepStamps(at);
  }

  /** A chunk whose copy is in the tail keeps its own key while it has one; later changes drop it. */
  #keepStamps(at: number): void {
    this.#stamps[at] ??= 0;
  }

  #clean(): void {
    const { storage } = this.#owner;
    for (const key of this.#garbage) attempt(() => storage.remove(key));
    this.#garbage.clear();
    if (!this.#swept) this.#sweep();
    this.#swept = true;
  }

  /**
   * Removes what earlier tabs left half done, and what older versions of the app had written (kept aside by then); what
   * a newer one wrote beside stays.
   */
  #sweep(): void {
    const { kind, storage, meta } = this.#owner;
    const live = new Set([SETUP, TAIL]);
    for (const [index, stamp] of this.#stamps.entries()) live.add(chunkName(index, stamp));
    for (const [length, stamp] of this.#checkpoints) live.add(checkpointName(length, stamp));
    const now = versionOf(kind.shape);
    for (const version of storedVersions(storage, kind.format, meta.id).filter((found) => found <= now))
      for (const key of keysUnder(storage, versionPrefix(kind.format, meta.id, version)))
        if (version < now || !live.has(key.slice(this.#root.length))) attempt(() => storage.remove(key));
  }
}
