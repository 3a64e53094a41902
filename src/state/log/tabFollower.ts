import { followSlot, loadSlot } from '../../persistence/loadSlot.ts';
import { putAside } from '../../persistence/quarantine.ts';
import { TAIL, versionPrefix } from '../../persistence/slotParts.ts';
import { versionOf } from '../../persistence/heading.ts';
import type { TabRole } from '../../persistence/tabRole.ts';
import type { OpenPlay } from './openPlay.ts';
import type { LogTypes } from '../../persistence/logKind.ts';
import { keepAside, readInTime, takeStored } from './openStored.ts';

/** Keeps one open log in step with the other tabs: who writes, and what the writing one did. */
export class TabFollower<T extends LogTypes> {
  readonly #play: OpenPlay<T>;
  readonly #unwatch: () => void;
  #stopped = false;
  #resuming: Promise<void> | null = null;

  constructor(play: OpenPlay<T>) {
    this.#play = play;
    const { kind, storage } = play.ports;
    const tail = versionPrefix(kind.format, play.meta.id, versionOf(kind.shape)) + TAIL;
    this.#unwatch = storage.watch((key) => {
      if (key === null || key === tail) this.#refresh();
    });
    play.onLost = (conflict) => this.#demote(conflict);
  }

  stop(): void {
    this.#stopped = true;
    this.#unwatch();
  }

  onRole(role: TabRole): void {
    if (this.#stopped) return;
    if (role === 'writing') this.#resuming = this.#resume();
    else if (role === 'reading') this.#demote();
  }

  async takeOver(): Promise<boolean> {
    const { seat } = this.#play;
    if (this.#writes()) return true;
    if (seat === null || !(await seat.takeOver())) return false;
    this.#resuming ??= this.#resume();
    await this.#resuming;
    return this.#writes();
  }

  #writes(): boolean {
    return !this.#stopped && this.#play.mode === 'writing';
  }

  /** What this tab has and could not store is put aside before the other tab's battle is shown. */
  #demote(conflict = false): void {
    const play = this.#play;
    if (play.mode === 'reading') return;
    this.#resuming = null;
    if (conflict || play.first !== null) void putAside(play.ports, 'otherTab', play.text());
    play.stopWriting();
    this.#refresh();
    if (!this.#stopped) play.publish();
  }

  #refresh(): void {
    const play = this.#play;
    if (play.mode === 'writing' || this.#stopped) return;
    const { storage, kind } = play.ports;
    const change = play.layout === null ? null : followSlot(storage, play.meta.id, kind, play.layout);
    if (change !== null) play.follow(change);
    else {
      const found = loadSlot(storage, play.meta.id, kind);
      if (found.kind !== 'loaded') return;
      play.adopt({ loaded: found.value, revision: found.revision, savedAt: found.savedAt });
    }
    play.publish();
  }

  /** Nothing is written before what is stored was read again. */
  async #resume(): Promise<void> {
    const play = this.#play;
    const stored = await readInTime(play.ports, play.meta.id);
    if (this.#stopped || stored.best.kind !== 'loaded' || !(await keepAside(play.ports, stored))) return;
    takeStored(play, stored.best, stored);
  }
}
