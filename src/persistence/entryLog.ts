import * as z from 'zod/mini';
import type { DurableStore, Pair } from './durableStore.ts';
import type { Entry, LogFile, LogKind, LogTypes } from './logKind.ts';
import { readPairs, secondSummaryKey } from './summaries.ts';
import { type Envelope, type LoadResult, envelope, openEnvelope, unreadable } from './envelope.ts';
import { parseJson, versionOf } from './heading.ts';

/** What a command did to the log. */
export type LogChange<T extends LogTypes> =
  | { readonly kind: 'entry'; readonly entry: Entry<T> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** How a change is stored after the whole of its log. */
export const storedChange = z.object({
  version: z.int(),
  revision: z.int(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('entry'), entry: z.unknown() }),
    z.object({ kind: z.literal('undo') }),
    z.object({ kind: z.literal('redo') }),
  ]),
});
const versioned = z.looseObject({ version: z.int() });
const openLog = z.looseObject({ entries: z.array(z.unknown()), redo: z.optional(z.array(z.unknown())) });

/** `conflict`: another tab has already stored a change of that revision. */
export type AppendOutcome = 'stored' | 'conflict' | 'failed';

const outcomeOf = (error: unknown): AppendOutcome =>
  error instanceof Error || error instanceof DOMException
    ? error.name === 'ConstraintError'
      ? 'conflict'
      : 'failed'
    : 'failed';

/** What came of reading the second copy. `leftover`: `raw` holds changes that do not follow from those before. */
export type LoadedCopy<T extends LogTypes> = LoadResult<LogFile<T>> & { readonly leftover?: boolean };

const rawOf = (pairs: readonly Pair[]): string => JSON.stringify(Object.fromEntries(pairs), null, 1);

/** The second copy of a log: the whole of it once, then every change, each stored in the command that made it. */
export class EntryLog<T extends LogTypes> {
  readonly #store: DurableStore;
  readonly #kind: LogKind<T>;
  readonly #prefix: string;
  readonly #base: string;
  readonly #changes: string;
  readonly #summary: string;
  #whole = false;

  constructor(store: DurableStore, id: string, kind: LogKind<T>) {
    this.#store = store;
    this.#kind = kind;
    this.#prefix = `${kind.format}/${id}/`;
    this.#base = `${this.#prefix}base`;
    this.#changes = `${this.#prefix}change/`;
    this.#summary = secondSummaryKey(kind.format, id);
  }

  /** To be told that what is stored is all of the log: changes may now be appended. */
  continueFrom(): void {
    this.#whole = true;
  }

  /**
   * Stores one change. At first, and where that fails, as when the store was wiped, the whole log is stored instead (`file`
   * gives its text).
   */
  async append(
    revision: number,
    change: LogChange<T>,
    texts: { readonly file: () => string; readonly summary: string },
  ): Promise<AppendOutcome> {
    if (!this.#whole) return this.replace(texts.file(), texts.summary);
    const text = JSON.stringify({ version: versionOf(this.#kind.shape), revision, change });
    try {
      await this.#store.commit({
        need: [this.#base],
        add: [[this.#changes + String(revision).padStart(10, '0'), text]],
        put: [[this.#summary, texts.summary]],
      });
      return 'stored';
    } catch (error) {
      this.#whole = false;
      return outcomeOf(error) === 'conflict' ? 'conflict' : this.replace(texts.file(), texts.summary);
    }
  }

  /** Stores the whole log in place of all that is there, in one transaction. */
  async replace(file: string, summary: string): Promise<AppendOutcome> {
    this.#whole = true;
    try {
      const put: readonly Pair[] = [
        [this.#base, file],
        [this.#summary, summary],
      ];
      await this.#store.commit({ remove: [this.#changes], put });
      return 'stored';
    } catch (error) {
      this.#whole = false;
      return outcomeOf(error);
    }
  }

  /** Whether the whole log is stored as exactly this text. */
  async holds(file: string): Promise<boolean> {
    const found = await readPairs(this.#store, this.#prefix);
    return found.some(([key, text]) => key === this.#base && text === file);
  }

  /** The log out of its second copy. Never rejects; a store that cannot be read holds nothing. */
  async load(): Promise<LoadedCopy<T>> {
    const pairs = await readPairs(this.#store, this.#prefix);
    if (pairs.length === 0) return { kind: 'absent' };
    const raw = rawOf(pairs);
    const parsed = pairs.map(([key, text]) => ({ key, value: parseJson(text) }));
    const newest = Math.max(...parsed.map(({ value }) => versioned.safeParse(value).data?.version ?? 0));
    // It decides before anything else is looked at: all else may be otherwise in what a newer app wrote.
    if (newest > versionOf(this.#kind.shape)) return { kind: 'newer', raw, version: newest };
    await this.#kind.ready?.(raw);
    const base = parsed.find(({ key }) => key === this.#base);
    if (base === undefined) return unreadable(raw, [{ path: 'base', message: 'missing' }]);
    const changes = parsed.filter(({ key }) => key.startsWith(this.#changes)).map(({ value }) => value);
    const joined = joinChanges(base.value, changes);
    if (joined === null) return unreadable(raw, [{ path: '', message: `not a ${this.#kind.format}` }]);
    return { ...openEnvelope(joined.whole, raw, this.#kind.shape), leftover: joined.applied < changes.length };
  }

  /** Every text of the log, for keeping aside; null when there is none. */
  async raw(): Promise<string | null> {
    const pairs = await readPairs(this.#store, this.#prefix);
    return pairs.length === 0 ? null : rawOf(pairs);
  }

  /** Removes all of it. */
  async remove(): Promise<AppendOutcome> {
    this.#whole = false;
    try {
      await this.#store.commit({ remove: [this.#prefix, this.#summary] });
      return 'stored';
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

type Stored = z.infer<typeof storedChange>['change'];

function applyChange(log: { entries: unknown[]; redo: unknown[] }, change: Stored): void {
  if (change.kind === 'entry') {
    log.entries.push(change.entry);
    log.redo.length = 0;
    return;
  }
  const [from, to] = change.kind === 'undo' ? [log.entries, log.redo] : [log.redo, log.entries];
  const moved = from.pop();
  if (moved !== undefined) to.push(moved);
}

/** The change that leads from one revision to the next; null when this is not it, or not of this version. */
function changeAfter(value: unknown, { version, revision }: Envelope): Stored | null {
  const found = storedChange.safeParse(value);
  const fits = found.success && found.data.version === version && found.data.revision === revision + 1;
  return fits ? found.data.change : null;
}

/** The envelope of the whole log with the changes after it applied, as far as they follow without a gap: so many. */
function joinChanges(base: unknown, changes: readonly unknown[]): { whole: object; applied: number } | null {
  const top = envelope.safeParse(base);
  const log = openLog.safeParse(top.data?.data);
  if (!top.success || !log.success) return null;
  // The next one to redo lies last while changes are applied.
  const joined = { entries: log.data.entries, redo: (log.data.redo ?? []).toReversed() };
  let { revision } = top.data;
  for (const value of changes) {
    const change = changeAfter(value, { ...top.data, revision });
    if (change === null) break;
    applyChange(joined, change);
    revision += 1;
  }
  const undone = log.data.redo === undefined && joined.redo.length === 0 ? {} : { redo: joined.redo.toReversed() };
  const whole = { ...top.data, revision, data: { ...log.data, entries: joined.entries, ...undone } };
  return { whole, applied: revision - top.data.revision };
}
