import * as z from 'zod/mini';
import { putAsideNow } from './asideNow.ts';
import type { DurableStore } from './durableStore.ts';
import { load, type Loaded, type SavedShape } from './envelope.ts';
import { type Migration, wrap } from './heading.ts';
import { inTime } from './inTime.ts';
import { readPairs } from './summaries.ts';
import { type TextStorage, attempt, keysUnder, readText } from './textStorage.ts';
import type { TypingTab } from './typingTab.ts';

const PREFIX = 'retinue/typed/';
const BEHIND = 'typed/';
/** How long it is kept in mind that something was taken away, for a text that comes up again after the browser died. */
const MIND_MS = 86_400_000;

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

const typedShape = {
  format: 'typed',
  schema: z.strictObject({ value: z.unknown() }),
  migrations: [neverWritten],
} satisfies SavedShape<{ value: unknown }>;

type Typed = Loaded<{ value: unknown }>;

const typedIn = (text: string | null): Typed | null => {
  const found = load(text, typedShape);
  return found.kind === 'loaded' ? found : null;
};

const isAfter = (one: Typed, other: Typed | null): boolean =>
  other === null || one.savedAt > other.savedAt || (one.savedAt === other.savedAt && one.revision > other.revision);

// With a slash at the end no key is the beginning of another.
const behindKey = (place: string): string => `${BEHIND}${place}/`;

/** The second store; null: there is none. And who types. */
interface Behind {
  readonly durable: DurableStore | null;
  readonly typist: TypingTab | null;
}

/**
 * What was typed and is not yet where it belongs, by its place: in the synchronous store, so that it outlives a page that is
 * gone in the next moment, and behind that in the second one, for a browser that dies has not always written the first to
 * the disk. No method throws or rejects.
 */
export class TypedTexts {
  readonly #storage: TextStorage;
  readonly #now: () => string;
  /** The second store; null: there is none. */
  readonly durable: DurableStore | null;
  /** Who types here; null: nobody else can. */
  readonly typist: TypingTab | null;
  /** What the second store had that the first one cannot take. */
  readonly #over = new Map<string, string>();
  readonly #put = new Set<string>();
  readonly #hearers = new Set<(beginning: string) => void>();
  #count = 0;
  /** How often the second store knew better. */
  #taken = 0;

  constructor(storage: TextStorage, now: () => string, behind: Behind = { durable: null, typist: null }) {
    this.#storage = storage;
    this.#now = now;
    this.durable = behind.durable;
    this.typist = behind.typist;
  }

  /** Puts it in the place of what was there. False: the synchronous store could not take it. */
  put(place: string, value: unknown): boolean {
    const text = this.#textOf(value);
    void this.#putBehind(place, text);
    return this.#putHere(place, text);
  }

  /**
   * The same behind what the second store was given before, and only there: what the first one holds stands as long as that may
   * be lost. Null: what was there is taken away.
   */
  putAfter(place: string, value: unknown): void {
    const text = this.#textOf(value);
    this.#over.set(place, text);
    void this.#putBehind(place, text);
  }

  /** The same. Resolves to false when neither store could take it. */
  async putSafely(place: string, value: unknown): Promise<boolean> {
    const text = this.#textOf(value);
    const behind = this.#putBehind(place, text);
    return this.#putHere(place, text) || inTime(behind, false);
  }

  /** What is there, at which nobody has looked; null: nothing that can be read. */
  read(place: string): unknown {
    return this.#newest(place)?.value.value ?? null;
  }

  /** Takes away what is there. */
  drop(place: string): void {
    const was = this.#put.delete(place) || this.#over.has(place) || readText(this.#storage, PREFIX + place) !== null;
    this.#over.delete(place);
    attempt(() => this.#storage.remove(PREFIX + place));
    if (was) void this.#putBehind(place, this.#textOf(null));
  }

  /** The places that begin so and hold something. */
  places(beginning: string): readonly string[] {
    const here = keysUnder(this.#storage, PREFIX + beginning).map((key) => key.slice(PREFIX.length));
    return [...new Set([...here, ...[...this.#over.keys()].filter((place) => place.startsWith(beginning))])];
  }

  /**
   * Brings the places that begin so up to what the second store knows of them, without waiting long for it; to be done before
   * they are read. What it says later is taken up then, and who hears of it is told. What cannot be read is put aside.
   */
  async catchUp(beginning: string): Promise<void> {
    const taken = this.#taken;
    const caughtUp = this.caughtUp(beginning).then(() => true);
    if (!(await inTime(caughtUp, false))) void this.#tellLate(caughtUp, { beginning, taken });
  }

  /** Calls back with the beginning of places of which the second store has known better once nobody waited for it any more. */
  onLate(hear: (beginning: string) => void): void {
    this.#hearers.add(hear);
  }

  /** The same, however long the second store takes: it may never answer. */
  async caughtUp(beginning: string): Promise<void> {
    for (const place of this.places(beginning)) this.#clear(place);
    if (this.durable === null) return;
    const pairs = await readPairs(this.durable, BEHIND + beginning);
    const over = pairs.flatMap(([key, text]) => this.#meet(key.slice(BEHIND.length, -1), text));
    if (over.length > 0) await this.durable.commit({ remove: over }).catch(() => undefined);
  }

  async #tellLate(
    caughtUp: Promise<unknown>,
    { beginning, taken }: { beginning: string; taken: number },
  ): Promise<void> {
    await caughtUp;
    if (this.#taken > taken) for (const hear of this.#hearers) hear(beginning);
  }

  /** Takes what the second store holds of a place, if it is the newer. Gives its key where that is to be forgotten. */
  #meet(place: string, text: string): readonly string[] {
    const found = typedIn(text);
    if (found === null) return [];
    const isGone = found.value.value === null;
    if (isAfter(found, this.#newest(place))) {
      this.#taken += 1;
      if (isGone) attempt(() => this.#storage.remove(PREFIX + place));
      else if (!this.#putHere(place, text)) this.#over.set(place, text);
    }
    return isGone && Date.parse(this.#now()) - Date.parse(found.savedAt) > MIND_MS ? [behindKey(place)] : [];
  }

  /** Puts aside what cannot be read; what a newer app has put there stays. */
  #clear(place: string): void {
    const text = readText(this.#storage, PREFIX + place);
    if (text === null || load(text, typedShape).kind !== 'unreadable') return;
    if (putAsideNow(this.#storage, this.#now(), 'unreadable', text))
      attempt(() => this.#storage.remove(PREFIX + place));
  }

  #newest(place: string): Typed | null {
    const here = typedIn(readText(this.#storage, PREFIX + place));
    const over = typedIn(this.#over.get(place) ?? null);
    return over !== null && isAfter(over, here) ? over : here;
  }

  #textOf(value: unknown): string {
    this.#count += 1;
    return wrap(typedShape, { savedAt: this.#now(), revision: this.#count }, { value });
  }

  #putHere(place: string, text: string): boolean {
    this.#put.add(place);
    const done = attempt(() => this.#storage.write(PREFIX + place, text)) === null;
    if (done) this.#over.delete(place);
    return done;
  }

  async #putBehind(place: string, text: string): Promise<boolean> {
    if (this.durable === null) return false;
    try {
      await this.durable.commit({ put: [[behindKey(place), text]] });
      return true;
    } catch {
      return false;
    }
  }
}
