import * as z from 'zod/mini';
import { load, type SavedShape } from './envelope.ts';
import { type Migration, wrap } from './heading.ts';
import { type TextStorage, attempt, keysUnder, readText } from './textStorage.ts';

const PREFIX = 'retinue/typed/';

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

const typedShape = {
  format: 'typed',
  schema: z.strictObject({ value: z.unknown() }),
  migrations: [neverWritten],
} satisfies SavedShape<{ value: unknown }>;

/**
 * What was typed and is not yet where it belongs, by its place: in the synchronous store, so that it outlives a page that is
 * gone in the next moment. No method throws.
 */
export class TypedTexts {
  readonly #storage: TextStorage;
  readonly #now: () => string;

  constructor(storage: TextStorage, now: () => string) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Puts it in the place of what was there. False: it could not. */
  put(place: string, value: unknown): boolean {
    const text = wrap(typedShape, { savedAt: this.#now(), revision: 0 }, { value });
    return attempt(() => this.#storage.write(PREFIX + place, text)) === null;
  }

  /** What is there, at which nobody has looked; null: nothing that can be read. */
  read(place: string): unknown {
    const found = load(readText(this.#storage, PREFIX + place), typedShape);
    return found.kind === 'loaded' ? (found.value.value ?? null) : null;
  }

  /** Takes away what is there. */
  drop(place: string): void {
    attempt(() => this.#storage.remove(PREFIX + place));
  }

  /** The places that begin so and hold something. */
  places(beginning: string): readonly string[] {
    return keysUnder(this.#storage, PREFIX + beginning).map((key) => key.slice(PREFIX.length));
  }
}
