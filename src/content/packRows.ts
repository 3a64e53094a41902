import { BEHAVIOUR_FILE, MANIFEST_FILE, ROW_FILES, TABLE_FILE } from './packFiles.ts';
import type { RowKind } from './pack.ts';

/** The files of a pack by name, as `loadPack` takes them; what is in them was not looked at. */
export type RawFiles = Readonly<Record<string, unknown>>;

/** A row as a file has it. `name`: as the file calls it, its id when it does not. */
export interface RawRow {
  readonly kind: RowKind;
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly value: unknown;
}

/** One row, by its kind and its id. */
export type RowRef = Pick<RawRow, 'kind' | 'id'>;

/** Kinds of row that people open by themselves, in the order in which they are shown; the others go with them. */
export const OPENED_KINDS: readonly RowKind[] = ['missions', 'modules', 'tables', 'behaviours', 'killzones'];

const ARRAYS = Object.entries(ROW_FILES).map(([kind, { file }]) => ({ kind, file }));

const isKind = (kind: string): kind is keyof typeof ROW_FILES => kind in ROW_FILES;

/** The kind of the rows in a file; null: it holds none. */
function kindOfFile(file: string): RowKind | null {
  if (TABLE_FILE.test(file)) return 'tables';
  if (BEHAVIOUR_FILE.test(file)) return 'behaviours';
  const kind = ARRAYS.find((each) => each.file === file)?.kind ?? '';
  return isKind(kind) ? kind : null;
}

/** The file that a row of a kind stands in. */
export const fileOfRow = ({ kind, id }: RowRef): string =>
  kind === 'tables' || kind === 'behaviours' ? `${kind}/${id}.json` : ROW_FILES[kind].file;

const fieldOf = (value: unknown, key: string): string | null => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof field === 'string' && field !== '' ? field : null;
};

/** All rows of all files that have an id, in the order of the files. */
export const rowsIn = (files: RawFiles): readonly RawRow[] =>
  Object.entries(files).flatMap(([file, content]) => {
    const kind = kindOfFile(file);
    if (kind === null) return [];
    const values: readonly unknown[] = Array.isArray(content) ? content : [content];
    return values.flatMap((value) => {
      const id = fieldOf(value, 'id');
      const name = fieldOf(value, 'name') ?? fieldOf(value, 'title') ?? id;
      return id === null || name === null ? [] : [{ kind, id, name, file, value }];
    });
  });

/** Whether a row is among some, by its kind and its id. */
export const isOneOf = (rows: readonly RowRef[], { kind, id }: RowRef): boolean =>
  rows.some((row) => row.kind === kind && row.id === id);

/** The files with these rows alone, each where it stood; the manifest stays. */
export const onlyRows = (files: RawFiles, wanted: readonly RowRef[]): RawFiles => {
  const kept = rowsIn(files).filter((row) => isOneOf(wanted, row));
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, content]) => {
      if (kindOfFile(file) === null) return file === MANIFEST_FILE ? [[file, content]] : [];
      const here = kept.filter((row) => row.file === file).map(({ value }) => value);
      if (here.length === 0) return [];
      return [[file, Array.isArray(content) ? here : here[0]]];
    }),
  );
};

/** The files without some rows. */
export const withoutRows = (files: RawFiles, gone: readonly RowRef[]): RawFiles =>
  onlyRows(
    files,
    rowsIn(files).filter((row) => !isOneOf(gone, row)),
  );

/** The files with rows put into theirs; a list has them at its end. */
export function withRows(files: RawFiles, rows: readonly RawRow[]): RawFiles {
  return rows.reduce<RawFiles>((all, { file, value }) => {
    const there = all[file];
    const isList = !file.includes('/');
    return { ...all, [file]: isList ? [...(Array.isArray(there) ? there : []), value] : value };
  }, files);
}

/** What holds words for people: no id of another row is looked for there. */
const WORDS: ReadonlySet<string> = new Set([
  'name',
  'title',
  'text',
  'notes',
  'briefing',
  'where',
  'zone',
  'zones',
  'entries',
  'author',
  'provenance',
]);

/** Every text in a value that may be an id. */
function idsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (!WORDS.has(key)) idsIn(inner, found);
}

/** The texts in a row that may name other rows. */
export function namesIn({ value }: Pick<RawRow, 'value'>): ReadonlySet<string> {
  const found = new Set<string>();
  const { id: _id, ...rest } = { id: null, ...(typeof value === 'object' ? value : null) };
  idsIn(rest, found);
  return found;
}

/** Kinds that only these kinds name; of others every row may. */
const NAMED_BY: Partial<Record<RowKind, readonly RowKind[]>> = {
  missions: ['modules', 'scenarios'],
  modules: [],
  killzones: ['missions'],
};

/** Rows of these kinds name no others: what looks so in a board are its pieces and their traits. */
const ALONE: readonly RowKind[] = ['killzones'];

/** Whether a row that has these names in it names a row. */
const namesRow = (from: RowRef, names: ReadonlySet<string>, { kind, id }: RowRef): boolean =>
  !ALONE.includes(from.kind) &&
  !(from.kind === kind && from.id === id) &&
  names.has(id) &&
  NAMED_BY[kind]?.includes(from.kind) !== false;

/** Rows of the same files that name this one: those that lean on it. */
export const leaningOn = (files: RawFiles, ref: RowRef): readonly RawRow[] =>
  rowsIn(files).filter((row) => namesRow(row, namesIn(row), ref));

/**
 * Some rows with every row of the same files that they lead to, directly or by others, and the examples of decision tables
 * among them.
 */
export function withAllTheyNeed(files: RawFiles, wanted: readonly RowRef[]): readonly RawRow[] {
  const all = rowsIn(files);
  const open = all.filter((row) => isOneOf(wanted, row));
  const found = new Set(open);
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    const names = namesIn(row);
    const { kind, id } = row;
    for (const other of all) {
      const tries = other.kind === 'examples' && kind === 'behaviours' && namesIn(other).has(id);
      if (found.has(other) || !(tries || namesRow(row, names, other))) continue;
      found.add(other);
      open.push(other);
    }
  }
  return all.filter((row) => found.has(row));
}
