import type { ProblemCode } from '../content/problem.ts';
import * as z from 'zod/mini';
import { flawsIn } from '../content/shapeProblems.ts';
import { isOverBounds } from './bounds.ts';
import { type Migration, type SavedKind, newerVersion, parseJson, versionOf } from './heading.ts';

/** What is wrong in a text, and where: `entries[3].at`; an empty path is the whole of it. */
export interface SaveProblem {
  readonly path: string;
  readonly message: string;
  /** What it is, of a pack; left out: of something else. */
  readonly code?: ProblemCode;
}

/** A value that was read whole. `migratedFrom`: the version found, when it was an older one; `raw` is its text. */
export interface Loaded<T> {
  readonly kind: 'loaded';
  readonly value: T;
  readonly raw: string;
  readonly revision: number;
  readonly savedAt: string;
  readonly migratedFrom: number | null;
}

/**
 * What came of reading a save. `unreadable` and `newer` keep the text as it was found, and whoever gets them writes
 * nothing over it.
 */
export type LoadResult<T> =
  | Loaded<T>
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly raw: string; readonly problems: readonly SaveProblem[] }
  | { readonly kind: 'newer'; readonly raw: string; readonly version: number };
export type Unusable = Extract<LoadResult<never>, { kind: 'unreadable' | 'newer' }>;

/** A kind of save with how its contents look now. */
export interface SavedShape<T> extends SavedKind {
  readonly schema: z.ZodMiniType<T>;
  /** How one of its entries looks, where it has many: no more of them are looked at than have so much wrong as can be told. */
  readonly entry?: z.ZodMiniType;
}

export const envelope = z.object({
  format: z.string(),
  version: z.int().check(z.minimum(0)),
  savedAt: z.string(),
  revision: z.int().check(z.minimum(0)),
  data: z.record(z.string(), z.unknown()),
});
export type Envelope = z.infer<typeof envelope>;

/** What is said of a save of a newer version among other problems. */
export const newerProblem = (version: number): SaveProblem => ({
  path: 'version',
  message: `${version} is newer than this app`,
});

/** So many problems are told; nobody reads more. */
const MOST_TOLD = 200;

/** A schema's complaints about a value as problems, their paths below `under`. */
export const problemsOf = (
  { issues }: z.core.$ZodError,
  value: unknown,
  under: readonly PropertyKey[] = [],
): readonly SaveProblem[] =>
  flawsIn(value, issues.slice(0, MOST_TOLD), under).map(({ path, message }) => ({ path, message }));

/** Looks at a value; null: there is more wrong with it than can be told. Never throws. */
export function checkedBy<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
): ReturnType<z.ZodMiniType<T>['safeParse']> | null {
  try {
    return schema.safeParse(value);
  } catch {
    return null;
  }
}

export const unreadable = (raw: string, problems: readonly SaveProblem[]): Unusable => ({
  kind: 'unreadable',
  raw,
  problems,
});

/** More entries than this are looked at one by one. */
const MANY = 1_000;

/** What is wrong with the first bad ones of many entries, if that is all that can be told. */
function manyBad(entry: z.ZodMiniType | undefined, { entries }: Contents): readonly SaveProblem[] | null {
  if (entry === undefined || !Array.isArray(entries) || entries.length < MANY) return null;
  const problems: SaveProblem[] = [];
  for (const [index, value] of entries.entries()) {
    const found = entry.safeParse(value);
    if (!found.success) problems.push(...problemsOf(found.error, value, ['data', 'entries', index]));
    if (problems.length >= MOST_TOLD) return problems.slice(0, MOST_TOLD);
  }
  return null;
}

type Contents = Envelope['data'];
type Migrated =
  | { readonly ok: true; readonly contents: Contents }
  | { readonly ok: false; readonly problems: readonly SaveProblem[] };

/** What made a migration give up on some contents. */
const flawsOf = (error: unknown, contents: Contents): readonly SaveProblem[] =>
  error instanceof z.core.$ZodError
    ? problemsOf(error, contents, ['data'])
    : [{ path: 'data', message: String(error) }];

function migrate({ version, data }: Envelope, migrations: readonly Migration[]): Migrated {
  let contents: Contents = data;
  for (const [index, step] of migrations.slice(version).entries()) {
    try {
      contents = step(contents);
    } catch (error) {
      const to = version + index + 1;
      const problems = flawsOf(error, contents).map(({ path, message }) => ({
        path,
        message: `${message} (migration ${to})`,
      }));
      return { ok: false, problems };
    }
  }
  return { ok: true, contents };
}

/** Reads parsed JSON: refuse newer, envelope, migrate, validate. `raw` is the text it came from. Never throws. */
export function openEnvelope<T>(parsed: unknown, raw: string, shape: SavedShape<T>): LoadResult<T> {
  const newer = newerVersion(parsed, shape);
  if (newer !== null) return { kind: 'newer', raw, version: newer };
  const found = envelope.safeParse(parsed);
  if (!found.success) return unreadable(raw, problemsOf(found.error, parsed));
  const { version, revision, savedAt, format } = found.data;
  if (format !== shape.format) return unreadable(raw, [{ path: 'format', message: `expected "${shape.format}"` }]);
  const migrated = migrate(found.data, shape.migrations);
  if (!migrated.ok) return unreadable(raw, migrated.problems);
  const { contents } = migrated;
  const bad = manyBad(shape.entry, contents);
  if (bad !== null) return unreadable(raw, bad);
  const value = checkedBy(shape.schema, contents);
  if (value === null) return unreadable(raw, [{ path: 'data', message: 'has the wrong form' }]);
  if (!value.success) return unreadable(raw, problemsOf(value.error, contents, ['data']));
  const migratedFrom = version < versionOf(shape) ? version : null;
  return { kind: 'loaded', value: value.data, raw, revision, savedAt, migratedFrom };
}

/** Reads whatever was stored under a key or stands in a file: parse, then {@link openEnvelope}. Never throws. */
export function load<T>(stored: unknown, shape: SavedShape<T>): LoadResult<T> {
  if (stored === null || stored === undefined) return { kind: 'absent' };
  if (typeof stored !== 'string') return unreadable('', [{ path: '', message: 'not a text' }]);
  if (isOverBounds(stored)) return unreadable(stored, [{ path: '', message: 'is nested too deeply' }]);
  const parsed = parseJson(stored);
  return parsed === undefined
    ? unreadable(stored, [{ path: '', message: 'not JSON' }])
    : openEnvelope(parsed, stored, shape);
}
