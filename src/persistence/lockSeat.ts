import type { OnRole, TabRole, TabSeat } from './tabRole.ts';

/** The part of the browser's lock manager that is used. */
export type Locks = Pick<LockManager, 'request'>;

/** How long a tab waits for the lock of one that has just died before it only reads, in ms. */
const PATIENCE = 1000;

/**
 * The tab that holds a Web Lock writes, for as long as it is open. The others queue for it, so that one of them writes
 * when the holder closes; taking over steals it.
 */
export class LockSeat implements TabSeat {
  readonly settled: Promise<void>;
  readonly #locks: Locks;
  readonly #name: string;
  readonly #onRole: OnRole;
  #role: TabRole = 'waiting';
  #left = false;
  #release: () => void = () => undefined;
  #queue: AbortController | null = null;

  constructor(locks: Locks, name: string, onRole: OnRole) {
    this.#locks = locks;
    this.#name = name;
    this.#onRole = onRole;
    this.settled = new Promise((resolve) => {
      this.#wait(resolve);
      setTimeout(() => {
        if (this.#role === 'waiting') this.#become('reading');
        resolve();
      }, PATIENCE);
    });
  }

  role(): TabRole {
    return this.#role;
  }

  async takeOver(): Promise<boolean> {
    if (this.#left) return false;
    if (this.#role === 'writing') return true;
    this.#queue?.abort();
    await new Promise<void>((resolve) => this.#ask({ steal: true }, resolve));
    return this.role() === 'writing';
  }

  leave(): void {
    this.#left = true;
    this.#queue?.abort();
    this.#release();
  }

  #ask(options: LockOptions, answered: () => void): void {
    const held = this.#locks.request(this.#name, options, (lock) => {
      if (lock !== null && !this.#left) return this.#hold(answered);
      answered();
      return undefined;
    });
    held.then(undefined, () => {
      answered();
      this.#lost(options);
    });
  }

  #hold(answered: () => void): Promise<void> {
    this.#queue = null;
    this.#become('writing');
    answered();
    return new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** The lock was stolen, or the waiting for it ended. */
  #lost({ signal }: LockOptions): void {
    if (this.#left || signal?.aborted === true) return;
    this.#become('reading');
    this.#wait();
  }

  #wait(answered: () => void = () => undefined): void {
    if (this.#left || this.#queue !== null) return;
    this.#queue = new AbortController();
    this.#ask({ signal: this.#queue.signal }, answered);
  }

  #become(role: TabRole): void {
    const first = this.#role === 'waiting';
    if (this.#role === role || this.#left) return;
    this.#role = role;
    if (!first) this.#onRole(role);
  }
}
