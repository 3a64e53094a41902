import type { DurableChange, DurableStore, Pair } from '../../src/persistence/durableStore.ts';
import type { TextStorage } from '../../src/persistence/textStorage.ts';

/** A synchronous store of texts in memory. `texts` is what would still be there after a kill. */
export class MemoryStorage implements TextStorage {
  readonly texts: Map<string, string>;
  /** Writes and removals that are still carried out; afterwards nothing is, as in a killed tab. */
  stepsLeft = Number.POSITIVE_INFINITY;
  /** What every call throws. */
  fault: Error | null = null;
  /** Characters that fit, keys included. */
  room = Number.POSITIVE_INFINITY;
  /** Keys written, in order. */
  readonly written: string[] = [];
  readonly #watchers = new Set<(key: string | null) => void>();
  #others: readonly MemoryStorage[] = [];

  constructor(texts: ReadonlyMap<string, string> = new Map()) {
    this.texts = new Map(texts);
  }

  /** Stores of tabs over the same texts: each hears what the others write. */
  static tabs(count: number): readonly MemoryStorage[] {
    const first = new MemoryStorage();
    const all = Array.from({ length: count }, (_, index) => (index === 0 ? first : first.#sharing()));
    for (const storage of all) storage.#others = all.filter((other) => other !== storage);
    return all;
  }

  #sharing(): MemoryStorage {
    const storage = new MemoryStorage();
    Object.defineProperty(storage, 'texts', { value: this.texts });
    return storage;
  }

  read = (key: string): string | null => {
    if (this.fault !== null) throw this.fault;
    return this.texts.get(key) ?? null;
  };

  write = (key: string, text: string): void => {
    if (this.fault !== null) throw this.fault;
    if (Number.isFinite(this.room) && this.#used(key) + key.length + text.length > this.room)
      throw new DOMException('exceeded', 'QuotaExceededError');
    if (this.#stopped()) return;
    this.written.push(key);
    this.texts.set(key, text);
    this.#tell(key);
  };

  remove = (key: string): void => {
    if (this.fault !== null) throw this.fault;
    if (this.#stopped()) return;
    this.texts.delete(key);
    this.#tell(key);
  };

  keys = (): readonly string[] => {
    if (this.fault !== null) throw this.fault;
    return [...this.texts.keys()];
  };

  watch = (listener: (key: string | null) => void): (() => void) => {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  };

  #stopped(): boolean {
    this.stepsLeft -= 1;
    return this.stepsLeft < 0;
  }

  #tell(key: string): void {
    for (const other of this.#others) for (const watcher of other.#watchers) watcher(key);
  }

  #used(except: string): number {
    return [...this.texts].reduce((sum, [key, text]) => (key === except ? sum : sum + key.length + text.length), 0);
  }
}

/** A durable store in memory. */
export class MemoryDurable implements DurableStore {
  readonly texts = new Map<string, string>();
  fault: Error | null = null;
  #silence: Promise<void> | null = null;

  /** From now on no call is answered, and nothing done, before the returned function is called. */
  fallSilent(): () => void {
    let answer: () => void = () => undefined;
    this.#silence = new Promise((resolve) => {
      answer = resolve;
    });
    return () => {
      this.#silence = null;
      answer();
    };
  }

  commit = (change: DurableChange): Promise<void> =>
    this.#silence === null ? this.#commit(change) : this.#silence.then(() => this.#commit(change));

  read = (prefix: string): Promise<readonly Pair[]> =>
    this.#silence === null ? this.#read(prefix) : this.#silence.then(() => this.#read(prefix));

  #commit({ expect = [], need = [], remove = [], add = [], put = [] }: DurableChange): Promise<void> {
    if (this.fault !== null) return Promise.reject(this.fault);
    if (expect.some(([key, text]) => (this.texts.get(key) ?? null) !== text))
      return Promise.reject(new DOMException('not as expected', 'AbortError'));
    if (need.some((key) => !this.texts.has(key))) return Promise.reject(new DOMException('missing', 'AbortError'));
    if (add.some(([key]) => this.texts.has(key))) return Promise.reject(new DOMException('exists', 'ConstraintError'));
    for (const key of this.texts.keys()) if (remove.some((prefix) => key.startsWith(prefix))) this.texts.delete(key);
    for (const [key, text] of [...add, ...put]) this.texts.set(key, text);
    return Promise.resolve();
  }

  #read(prefix: string): Promise<readonly Pair[]> {
    if (this.fault !== null) return Promise.reject(this.fault);
    const pairs = [...this.texts].filter(([key]) => key.startsWith(prefix));
    return Promise.resolve(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}
