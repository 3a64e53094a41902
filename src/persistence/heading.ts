import { type Read, fieldsOf, text, whole } from './fields.ts';

/** One step: the contents of version i as those of version i + 1. May throw on what it cannot read. */
export type Migration = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** What a kind of save is called, and how older ones become as they are now. */
export interface SavedKind {
  readonly format: string;
  readonly migrations: readonly Migration[];
}

/** The version that is written: one more than the last that needs a migration. */
export const versionOf = ({ migrations }: Pick<SavedKind, 'migrations'>): number => migrations.length;

const heading = fieldsOf({ format: text, version: whole });

/** What every version of a save says in the same way, of a parsed text: what it is, and its version; null: it does not. */
export const headingOf = (parsed: unknown): Read<typeof heading> | null => (heading.is(parsed) ? parsed : null);

/**
 * The version of a parsed save that a newer app wrote; null: it is not newer, or of another kind. It decides before anything
 * else is looked at, for all else may be otherwise in it.
 */
export function newerVersion(parsed: unknown, kind: SavedKind): number | null {
  const head = headingOf(parsed);
  return head !== null && head.format === kind.format && head.version > versionOf(kind) ? head.version : null;
}

/** Whether a stored text is a save of a newer app: then nothing may be written over it. */
export const isNewer = (stored: string | null, kind: SavedKind): boolean =>
  stored !== null && newerVersion(parseJson(stored), kind) !== null;

/** Parsed JSON; undefined when the text is none. */
export function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** The text of a save in the current version. */
export const wrap = (kind: SavedKind, stamp: { savedAt: string; revision: number }, data: object): string =>
  JSON.stringify({ format: kind.format, version: versionOf(kind), ...stamp, data });
