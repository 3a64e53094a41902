import type * as z from 'zod/mini';
import { type Behaviour, behaviourChange, behaviourTable } from '../engine/behaviour/killTeam/table.ts';
import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import { BEHAVIOUR_FILE, MANIFEST_FILE, TABLE_FILE, tableFile } from './packFiles.ts';
import type { Problem } from './problem.ts';
import { readJson } from './readJson.ts';
import { manifest, type Manifest } from './schema/manifest.ts';
import { shapeProblems } from './shapeProblems.ts';

/** A row and where it stands: `path` within `file` (empty: the file is the row). */
export interface Placed<T> {
  readonly file: string;
  readonly path: string;
  readonly row: T;
}

/** The files of a pack: parsed JSON under paths such as `weapons.json`. */
export type Files = ReadonlyMap<string, unknown>;

/** Where problems are put. */
export type Sink = Problem[];

/** A file of a pack that holds an array of rows. */
export interface RowFile<T> {
  readonly file: string;
  readonly rows: z.ZodMiniType<readonly T[]>;
}

/** The file by its schema. So many mistakes that even listing them fails count as one. */
function shapeOf<T>(file: string, value: unknown, schema: z.ZodMiniType<T>): { row: T | null; problems: Problem[] } {
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { row: parsed.data, problems: [] };
    return { row: null, problems: shapeProblems(file, value, parsed.error.issues) };
  } catch {
    return { row: null, problems: [{ file, path: '', code: 'tooLarge', message: 'has too many mistakes to list' }] };
  }
}

function parse<T>({ file, value }: { file: string; value: unknown }, schema: z.ZodMiniType<T>, sink: Sink): T | null {
  const read = readJson(file, value);
  for (const problem of read.problems) sink.push(problem);
  if (read.problems.some(({ code }) => code === 'tooLarge')) return null;
  const named = new Set(read.problems.map(({ path }) => path));
  const { row, problems } = shapeOf(file, read.value, schema);
  for (const problem of problems) if (!named.has(problem.path)) sink.push(problem);
  return row;
}

/** The rows of a file, none when there is no such file; null: it is broken. */
function parseRows<T>(files: Files, { file, rows }: RowFile<T>, sink: Sink): readonly Placed<T>[] | null {
  if (!files.has(file)) return [];
  const parsed = parse({ file, value: files.get(file) }, rows, sink);
  return parsed === null ? null : parsed.map((row, index) => ({ file, path: `[${index}]`, row }));
}

type RowFiles = Readonly<Record<string, RowFile<unknown>>>;
type RowsOf<F> = { readonly [K in keyof F]: F[K] extends RowFile<infer T> ? readonly Placed<T>[] | null : never };

/** The rows of each of these files, by kind. */
export const parseRowFiles = <F extends RowFiles>(files: Files, kinds: F, sink: Sink): RowsOf<F> =>
  Object.fromEntries(Object.entries(kinds).map(([kind, file]) => [kind, parseRows(files, file, sink)])) as RowsOf<F>;

/** The rows of all files of this name, one in each; null: one of them is broken. `of`: the schema for what a file says. */
function parseEach<T>(
  files: Files,
  { name, of }: { readonly name: RegExp; readonly of: (value: unknown) => z.ZodMiniType<T> },
  sink: Sink,
): readonly Placed<T>[] | null {
  const found = [...files].filter(([file]) => name.test(file));
  const rows = found.map(([file, value]) => ({ file, path: '', row: parse({ file, value }, of(value), sink) }));
  const whole = rows.flatMap(({ row, ...place }) => (row === null ? [] : [{ ...place, row }]));
  return whole.length === rows.length ? whole : null;
}

/** All roll tables; null: one of them is broken. */
export const parseTables = (files: Files, sink: Sink): readonly Placed<RollTable>[] | null =>
  parseEach(files, { name: TABLE_FILE, of: () => tableFile }, sink);

// By what the file says it is, so that a mistake is named where it stands.
const behaviourOf = (value: unknown): z.ZodMiniType<Behaviour> =>
  typeof value === 'object' && value !== null && 'extends' in value ? behaviourChange : behaviourTable;

/** All decision tables of enemies; null: one of them is broken. */
export const parseBehaviours = (files: Files, sink: Sink): readonly Placed<Behaviour>[] | null =>
  parseEach(files, { name: BEHAVIOUR_FILE, of: behaviourOf }, sink);

const missingFile = (file: string): Problem => ({
  file,
  path: '',
  code: 'missingFile',
  message: 'a pack needs this file',
});

/** What the pack is; null: it does not say, or not rightly. */
export function parseManifest(files: Files, sink: Sink): Manifest | null {
  if (files.has(MANIFEST_FILE)) return parse({ file: MANIFEST_FILE, value: files.get(MANIFEST_FILE) }, manifest, sink);
  sink.push(missingFile(MANIFEST_FILE));
  return null;
}

/** A problem for each of these files that is not there. */
export const missingFiles = (files: Files, needed: readonly string[]): Problem[] =>
  needed.filter((file) => !files.has(file)).map(missingFile);

/** A problem for each file that is neither the manifest, a roll table, one of `known` nor of a name that is `alsoKnown`. */
export const unknownFiles = (files: Files, known: readonly string[], alsoKnown?: RegExp): Problem[] =>
  [...files.keys()]
    .filter((file) => file !== MANIFEST_FILE && !known.includes(file) && !TABLE_FILE.test(file))
    .filter((file) => alsoKnown?.test(file) !== true)
    .map((file) => ({ file, path: '', code: 'unknownFile', message: 'is no file of a pack' }));

/** The entries of whatever was given as files; null when that is no object with readable keys. */
export function entriesOf(files: unknown): Files | null {
  try {
    if (typeof files !== 'object' || files === null || Array.isArray(files)) return null;
    return new Map(Object.entries(files));
  } catch {
    return null;
  }
}
