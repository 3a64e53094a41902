import {
  type CopyHead,
  type CopyOutcome,
  type Figures,
  type RingPorts,
  type Subject,
  type WholeCopy,
  type WhyCopied,
  keepCopy,
} from '../../persistence/backupRing.ts';
import { noteGone } from '../../persistence/goneCopies.ts';

export type { CopyHead, CopyOutcome, Figures, Subject, WholeCopy };

/** Gives the whole file as it is when it is asked. May throw: then there is no copy. */
type CopySource = () => WholeCopy;

/** `soon`: runs a task when nobody waits. `onCopied` hears of every attempt. */
interface BackupPorts extends RingPorts {
  readonly soon?: (task: () => void) => void;
  readonly onCopied?: (subject: Subject, outcome: CopyOutcome) => void;
}

/** Between two copies that only time makes, in milliseconds. */
const REST = 5 * 60 * 1000;
const IDLE_MOST = 2_000;
const IDLE_STAND_IN = 200;

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_MOST });
  else setTimeout(task, IDLE_STAND_IN);
}

const nameOf = ({ kind, id }: Subject): string => `${kind}/${id}`;

interface Watched {
  readonly subject: Subject;
  /** What is to be copied next; null: nothing has changed since the last copy. */
  changed: CopySource | null;
  resting: ReturnType<typeof setTimeout> | null;
}

/**
 * Decides when copies are made: soon after the first change, then every five minutes of change, and at milestones. One
 * copy at a time, off the way of whoever plays. Nothing here throws or rejects.
 */
export class BackupClock {
  readonly #ports: BackupPorts;
  readonly #watched = new Map<string, Watched>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(ports: BackupPorts) {
    this.#ports = ports;
  }

  /** To be told after each save. */
  changed(subject: Subject, source: CopySource): void {
    const watched = this.#watch(subject);
    const waits = watched.resting !== null || watched.changed !== null;
    watched.changed = source;
    if (!waits) this.#later(watched);
  }

  /** To be told when something ended that one would want to go back to. */
  milestone(subject: Subject, source: CopySource): void {
    this.#enqueue(subject, 'milestone', source);
  }

  /** To be told that it was removed on purpose: no more copies are made of it, and those there are, are offered to nobody. */
  removed(subject: Subject): void {
    const name = nameOf(subject);
    const resting = this.#watched.get(name)?.resting ?? null;
    if (resting !== null) clearTimeout(resting);
    this.#watched.delete(name);
    this.#note(subject, this.#ports.now());
  }

  /** Keeps what is about to be replaced, at once. Whoever replaces waits, and does nothing when it `failed`. */
  before(subject: Subject, source: CopySource): Promise<CopyOutcome> {
    return this.#copy(subject, 'before', source);
  }

  /** Keeps what is about to be deleted, at once. */
  removing(subject: Subject, source: CopySource): Promise<CopyOutcome> {
    return this.#copy(subject, 'removed', source);
  }

  /** Makes at once the copies that are due: before a screen is left, when the page is hidden. */
  async flush(): Promise<void> {
    await Promise.all([...this.#watched.values()].map((watched) => this.#copyChanged(watched)));
    await this.#queue;
  }

  /** Makes no more copies by itself. */
  stop(): void {
    for (const { resting } of this.#watched.values()) if (resting !== null) clearTimeout(resting);
    this.#watched.clear();
  }

  #watch(subject: Subject): Watched {
    const name = nameOf(subject);
    const known = this.#watched.get(name);
    if (known !== undefined) return known;
    const watched = { subject, changed: null, resting: null };
    this.#watched.set(name, watched);
    this.#note(subject, null);
    return watched;
  }

  /** In turn with the copies, so that the last word counts. */
  #note(subject: Subject, goneAt: string | null): void {
    this.#queue = this.#queue.then(() => noteGone(this.#ports.durable, subject, goneAt));
  }

  #later(watched: Watched): void {
    (this.#ports.soon ?? whenIdle)(() => void this.#copyChanged(watched));
  }

  #rest(watched: Watched): void {
    if (watched.resting !== null) clearTimeout(watched.resting);
    watched.resting = setTimeout(() => {
      watched.resting = null;
      if (watched.changed !== null) this.#later(watched);
    }, REST);
  }

  async #copyChanged(watched: Watched): Promise<void> {
    const source = watched.changed;
    if (source === null || !this.#isWatched(watched)) return;
    watched.changed = null;
    this.#rest(watched);
    const outcome = await this.#copy(watched.subject, 'time', source);
    if (outcome === 'failed') watched.changed ??= source;
  }

  #isWatched(watched: Watched): boolean {
    return [...this.#watched.values()].includes(watched);
  }

  #enqueue(subject: Subject, why: WhyCopied, source: CopySource): void {
    (this.#ports.soon ?? whenIdle)(() => void this.#copy(subject, why, source));
  }

  #copy(subject: Subject, why: WhyCopied, source: CopySource): Promise<CopyOutcome> {
    const copied = this.#queue.then(() => this.#keep(subject, why, source));
    this.#queue = copied;
    return copied;
  }

  async #keep(subject: Subject, why: WhyCopied, source: CopySource): Promise<CopyOutcome> {
    let outcome: CopyOutcome = 'failed';
    try {
      outcome = await keepCopy(this.#ports, subject, why, source());
      this.#ports.onCopied?.(subject, outcome);
    } catch {
      // A text that cannot be made is no reason to stop the game; the live save is not touched.
    }
    return outcome;
  }
}
