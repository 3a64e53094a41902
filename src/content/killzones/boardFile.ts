import { readRows, withoutRow, withRow } from '../fileRows.ts';
import { MANIFEST_FILE, ROW_FILES } from '../packFiles.ts';
import type { RawFiles } from '../packRows.ts';
import type { Problem } from '../problem.ts';
import { manifest, SCHEMA_VERSION } from '../schema/manifest.ts';
import { killzoneProblems } from './checkKillzones.ts';
import { type KillzoneRow, killzoneRow } from './schema.ts';

const FILE = ROW_FILES.killzones.file;

/** The boards that can be read among the files of a pack, in the order of their names. */
export const boardsIn = (files: RawFiles): readonly KillzoneRow[] => readRows(files, FILE, killzoneRow);

/** The files as those of a pack that this app writes: one from before packs had boards says so from now on. */
function upToDate(files: RawFiles): RawFiles {
  const said = manifest.safeParse(files[MANIFEST_FILE]);
  if (!said.success || said.data.schemaVersion === SCHEMA_VERSION) return files;
  return { ...files, [MANIFEST_FILE]: { ...said.data, schemaVersion: SCHEMA_VERSION } };
}

/** The files with a board put in, in place of the one of its id. Rows that cannot be read stay. */
export const withBoard = (files: RawFiles, row: KillzoneRow): RawFiles => withRow(upToDate(files), FILE, row);

/** The files without a board. */
export const withoutBoard = (files: RawFiles, id: string): RawFiles => withoutRow(files, FILE, id);

/** What stands in place of what is left empty. */
interface Fallback {
  readonly name: string;
  readonly text: string;
}

const orElse = (typed: string, fallback: string): string => (typed.trim() === '' ? fallback : typed);

/** A board in the making as it is kept: what is empty is called as told. Null: it is not as a file must have it. */
export function keptBoard(draft: KillzoneRow, fallback: Fallback): KillzoneRow | null {
  const own = draft.own?.map((piece) => ({ ...piece, name: orElse(piece.name, fallback.name) }));
  const named = { ...draft, name: orElse(draft.name, fallback.name), text: orElse(draft.text, fallback.text) };
  return killzoneRow.safeParse(own === undefined ? named : { ...named, own }).data ?? null;
}

const isNamed = (value: unknown): value is { readonly name: string; readonly text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** Whether this is a board in the making that can be kept. */
export const isBoard = (value: unknown): value is KillzoneRow =>
  isNamed(value) && killzoneRow.safeParse({ ...value, name: 'name', text: 'text' }).success;

/** Everything because of which a board of one's own is left out of play. */
export const boardFlaws = (row: KillzoneRow): readonly Problem[] =>
  killzoneProblems({ file: FILE, path: '', row }, new Map());
