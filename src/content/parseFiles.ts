import type * as z from 'zod/mini';
import { MANIFEST_FILE, ROW_FILES, TABLE_FILE, tableFile } from './packFiles.ts';
import type { PackRows, RowKind } from './pack.ts';
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

/** Rows by kind; null: a file of that kind is broken, so nobody can say which rows there are. */
export type ParsedRows = { readonly [K in RowKind]: readonly Placed<PackRows[K]>[] | null };

/** The first pass over a pack: each file by itself. */
export interface Parsed {
  readonly manifest: Manifest | null;
  readonly rows: ParsedRows;
  readonly problems: readonly Problem[];
}

type Files = ReadonlyMap<string, unknown>;
type Sink = Problem[];

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

function rowsOf<T>(
  files: Files,
  { file, rows }: { file: string; rows: z.ZodMiniType<readonly T[]> },
  sink: Sink,
): readonly Placed<T>[] | null {
  if (!files.has(file)) return [];
  const parsed = parse({ file, value: files.get(file) }, rows, sink);
  return parsed === null ? null : parsed.map((row, index) => ({ file, path: `[${index}]`, row }));
}

function tablesOf(files: Files, sink: Sink): ParsedRows['tables'] {
  const found = [...files].filter(([file]) => TABLE_FILE.test(file));
  const tables = found.map(([file, value]) => ({ file, path: '', row: parse({ file, value }, tableFile, sink) }));
  const whole = tables.flatMap(({ row, ...place }) => (row === null ? [] : [{ ...place, row }]));
  return whole.length === tables.length ? whole : null;
}

function manifestOf(files: Files, sink: Sink): Manifest | null {
  if (files.has(MANIFEST_FILE)) return parse({ file: MANIFEST_FILE, value: files.get(MANIFEST_FILE) }, manifest, sink);
  sink.push({ file: MANIFEST_FILE, path: '', code: 'missingFile', message: 'a pack needs this file' });
  return null;
}

const KNOWN_FILES: ReadonlySet<string> = new Set([MANIFEST_FILE, ...Object.values(ROW_FILES).map(({ file }) => file)]);

const unknownFiles = (files: Files): Problem[] =>
  [...files.keys()]
    .filter((file) => !KNOWN_FILES.has(file) && !TABLE_FILE.test(file))
    .map((file) => ({ file, path: '', code: 'unknownFile', message: 'is no file of a pack' }));

/** Reads every file and checks its shape; all problems of all files. Never throws. */
export function parseFiles(files: Files): Parsed {
  const problems: Sink = unknownFiles(files);
  return {
    manifest: manifestOf(files, problems),
    rows: {
      weapons: rowsOf(files, ROW_FILES.weapons, problems),
      armour: rowsOf(files, ROW_FILES.armour, problems),
      operatives: rowsOf(files, ROW_FILES.operatives, problems),
      factions: rowsOf(files, ROW_FILES.factions, problems),
      missions: rowsOf(files, ROW_FILES.missions, problems),
      tables: tablesOf(files, problems),
      difficulties: rowsOf(files, ROW_FILES.difficulties, problems),
      retinues: rowsOf(files, ROW_FILES.retinues, problems),
      scenarios: rowsOf(files, ROW_FILES.scenarios, problems),
    },
    problems,
  };
}
