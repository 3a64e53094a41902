import type { BattleState } from '../engine/battle/state.ts';
import { type BattleMeta, battleHead } from './battleFile.ts';
import { versionOf, wrap } from './envelope.ts';
import type { Journal } from './journal.ts';
import { checkpointName, chunkName, setupKey, slotPrefix, tailKey, versionPrefix } from './slotKeys.ts';
import { CHECKPOINT, CHUNK, type SlotLayout, chunkAt, chunkCount, setupShape, tailShape } from './slotTail.ts';
import { type StoreFault, type TextStorage, attempt, keysUnder } from './textStorage.ts';

/** A moment of a battle that is to be stored: the state after all entries that happened. */
export interface SavePoint {
  readonly journal: Journal;
  readonly state: BattleState;
  readonly revision: number;
  readonly savedAt: string;
}

/** Whose slot it is, and where. */
export interface SlotOwner {
  readonly storage: TextStorage;
  readonly meta: BattleMeta;
  readonly setup: BattleState;
}

const KEPT_CHECKPOINTS = 2;

/**
 * Writes one battle, a command at a time. Chunks and checkpoints go to keys that nothing refers to yet; writing the tail
 * makes them count. So a tab killed between any two writes leaves the battle before or after the command.
 */
export class SaveSlot {
  readonly #owner: SlotOwner;
  readonly #root: string;
  #started: boolean;
  #swept = false;
  #stamps: number[];
  #checkpoints: (readonly [number, number])[];
  readonly #garbage = new Set<string>();

  /** `layout`: what is stored already, as loading found it; null: nothing that may be built upon. */
  constructor(owner: SlotOwner, layout: SlotLayout | null) {
    this.#owner = owner;
    this.#root = versionPrefix(owner.meta.id, versionOf(tailShape));
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
  write(point: SavePoint): StoreFault | null {
    const fault = this.#store(point);
    if (fault === null) this.#clean();
    else this.#abandon();
    return fault;
  }

  #store(point: SavePoint): StoreFault | null {
    const fault = attempt(() => {
      this.#writeSetup(point);
      this.#writeChunks(point);
    });
    if (fault !== null) return fault;
    this.#writeCheckpoint(point);
    return attempt(() => this.#writeTail(point));
  }

  /** Where there is no tail nothing counts: a battle that could not be stored at all leaves nothing behind. */
  #abandon(): void {
    const { storage, meta } = this.#owner;
    const keys = keysUnder(storage, this.#root);
    if (keys.length === 0 || keys.includes(tailKey(meta.id, versionOf(tailShape)))) return;
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

  #writeSetup({ savedAt, revision }: SavePoint): void {
    if (this.#started) return;
    const { storage, meta, setup } = this.#owner;
    const text = wrap(setupShape, { savedAt, revision }, battleHead(meta, setup));
    storage.write(setupKey(meta.id, versionOf(setupShape)), text);
    this.#started = true;
  }

  #writeChunks({ journal, revision }: SavePoint): void {
    const at = chunkAt(journal.length);
    for (let index = 0; index < chunkCount(journal.total); index += 1) {
      if (index === at || (this.#stamps[index] ?? 0) > 0) continue;
      this.#put(chunkName(index, revision), JSON.stringify(journal.slice(index * CHUNK, (index + 1) * CHUNK)));
      this.#stamps[index] = revision;
    }
  }

  /** A checkpoint only saves time when loading: doing without is no fault. */
  #writeCheckpoint({ journal, state, revision }: SavePoint): void {
    const { length } = journal;
    if (length === 0 || length % CHECKPOINT !== 0 || this.#checkpoints.some(([known]) => known === length)) return;
    if (attempt(() => this.#put(checkpointName(length, revision), JSON.stringify(state))) !== null) return;
    const all = [...this.#checkpoints, [length, revision] as const].toSorted(([a], [b]) => a - b);
    for (const [old, stamp] of all.slice(0, -KEPT_CHECKPOINTS)) this.#drop(checkpointName(old, stamp), stamp);
    this.#checkpoints = all.slice(-KEPT_CHECKPOINTS);
  }

  #writeTail({ journal, revision, savedAt }: SavePoint): void {
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
    const key = tailKey(this.#owner.meta.id, versionOf(tailShape));
    this.#owner.storage.write(key, wrap(tailShape, { savedAt, revision }, contents));
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

  /** Removes what earlier tabs left half done, and what older versions of the app had written (kept aside by then). */
  #sweep(): void {
    const { storage, meta } = this.#owner;
    const live = new Set(['setup', 'tail']);
    for (const [index, stamp] of this.#stamps.entries()) live.add(chunkName(index, stamp));
    for (const [length, stamp] of this.#checkpoints) live.add(checkpointName(length, stamp));
    for (const key of keysUnder(storage, `${slotPrefix(meta.id)}v`))
      if (!(key.startsWith(this.#root) && live.has(key.slice(this.#root.length)))) attempt(() => storage.remove(key));
  }
}
