import * as z from 'zod/mini';
import { type BattleData, type LogEntry, battleShape } from './battleFile.ts';
import type { DurableStore, Pair } from './durableStore.ts';
import { readPairs, secondSummaryKey as summaryKey } from './summaries.ts';
import {
  type Envelope,
  type LoadResult,
  envelope,
  openEnvelope,
  parseJson,
  unreadable,
  versionOf,
} from './envelope.ts';

/** What a command did to the log. */
export type LogChange =
  | { readonly kind: 'entry'; readonly entry: LogEntry }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

const logPrefix = (id: string): string => `battle/${id}/`;
const baseKey = (id: string): string => `${logPrefix(id)}base`;
const changesPrefix = (id: string): string => `${logPrefix(id)}change/`;
const changeKey = (id: string, revision: number): string => changesPrefix(id) + String(revision).padStart(10, '0');

const storedChange = z.object({
  version: z.int(),
  revision: z.int(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('entry'), entry: z.unknown() }),
    z.object({ kind: z.literal('undo') }),
    z.object({ kind: z.literal('redo') }),
  ]),
});
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
export type LoadedLog = LoadResult<BattleData> & { readonly leftover?: boolean };

const rawOf = (pairs: readonly Pair[]): string => JSON.stringify(Object.fromEntries(pairs), null, 1);

/** The second copy of a battle: the whole of it once, then every change, each stored in the command that made it. */
export class EntryLog {
  readonly #store: DurableStore;
  readonly #id: string;
  #whole = false;

  constructor(store: DurableStore, id: string) {
    this.#store = store;
    this.#id = id;
  }

  /** To be told that what is stored is all of the battle: changes may now be appended. */
  continueFrom(): void {
    this.#whole = true;
  }

  /** Stores one change. After a failure, and at first, the whole battle is stored instead (`file` gives its text). */
  async append(
    revision: number,
    change: LogChange,
    texts: { readonly file: () => string; readonly summary: string },
  ): Promise<AppendOutcome> {
    if (!this.#whole) return this.replace(texts.file(), texts.summary);
    const text = JSON.stringify({ version: versionOf(battleShape), revision, change });
    try {
      await this.#store.commit({
        add: [[changeKey(this.#id, revision), text]],
        put: [[summaryKey(this.#id), texts.summary]],
      });
      return 'stored';
    } catch (error) {
      this.#whole = false;
      return outcomeOf(error);
    }
  }

  /** Stores the whole battle in place of all that is there, in one transaction. */
  async replace(file: string, summary: string): Promise<AppendOutcome> {
    this.#whole = true;
    try {
      const put: readonly Pair[] = [
        [baseKey(this.#id), file],
        [summaryKey(this.#id), summary],
      ];
      await this.#store.commit({ remove: [changesPrefix(this.#id)], put });
      return 'stored';
    } catch (error) {
      this.#whole = false;
      return outcomeOf(error);
    }
  }

  /** Whether the whole battle is stored as exactly this text. */
  async holds(file: string): Promise<boolean> {
    const found = await readPairs(this.#store, logPrefix(this.#id));
    return found.some(([key, text]) => key === baseKey(this.#id) && text === file);
  }

  /** The battle out of its second copy. Never rejects; a store that cannot be read holds nothing. */
  async load(): Promise<LoadedLog> {
    const pairs = await readPairs(this.#store, logPrefix(this.#id));
    if (pairs.length === 0) return { kind: 'absent' };
    const raw = rawOf(pairs);
    const base = pairs.find(([key]) => key === baseKey(this.#id))?.[1];
    if (base === undefined) return unreadable(raw, [{ path: 'base', message: 'missing' }]);
    const changes = pairs.filter(([key]) => key.startsWith(changesPrefix(this.#id)));
    const joined = joinChanges(parseJson(base), changes);
    if (joined === null) return unreadable(raw, [{ path: '', message: 'not a battle' }]);
    return { ...openEnvelope(joined.whole, raw, battleShape), leftover: joined.applied < changes.length };
  }

  /** Every text of the battle, for keeping aside; null when there is none. */
  async raw(): Promise<string | null> {
    const pairs = await readPairs(this.#store, logPrefix(this.#id));
    return pairs.length === 0 ? null : rawOf(pairs);
  }

  /** Removes all of it. */
  async remove(): Promise<AppendOutcome> {
    this.#whole = false;
    try {
      await this.#store.commit({ remove: [logPrefix(this.#id), summaryKey(this.#id)] });
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
function changeAfter(text: string, { version, revision }: Envelope): Stored | null {
  const found = storedChange.safeParse(parseJson(text));
  const fits = found.success && found.data.version === version && found.data.revision === revision + 1;
  return fits ? found.data.change : null;
}

/** The envelope of the whole battle with the changes after it applied, as far as they follow without a gap: so many. */
function joinChanges(base: unknown, changes: readonly Pair[]): { whole: object; applied: number } | null {
  const top = envelope.safeParse(base);
  const log = openLog.safeParse(top.data?.data);
  if (!top.success || !log.success) return null;
  // The next one to redo lies last while changes are applied.
  const joined = { entries: log.data.entries, redo: (log.data.redo ?? []).toReversed() };
  let { revision } = top.data;
  for (const [, text] of changes) {
    const change = changeAfter(text, { ...top.data, revision });
    if (change === null) break;
    applyChange(joined, change);
    revision += 1;
  }
  const undone = log.data.redo === undefined && joined.redo.length === 0 ? {} : { redo: joined.redo.toReversed() };
  const whole = { ...top.data, revision, data: { ...log.data, entries: joined.entries, ...undone } };
  return { whole, applied: revision - top.data.revision };
}
