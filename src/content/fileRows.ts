import * as z from 'zod/mini';
import { systemById } from '../engine/systems/killTeams.ts';
import { loadPack } from './loadPack.ts';
import type { Pack } from './pack.ts';
import { MANIFEST_FILE } from './packFiles.ts';
import type { RawFiles } from './packRows.ts';
import type { Problem } from './problem.ts';
import { manifestOf } from './workshopFiles.ts';

const rowsIn = (files: RawFiles, file: string): readonly unknown[] =>
  z.array(z.unknown()).safeParse(files[file] ?? []).data ?? [];

const idIn = (row: unknown): string | null => z.looseObject({ id: z.string() }).safeParse(row).data?.id ?? null;

const without = (files: RawFiles, file: string): RawFiles =>
  Object.fromEntries(Object.entries(files).filter(([each]) => each !== file));

const withRows = (files: RawFiles, file: string, rows: readonly unknown[]): RawFiles =>
  rows.length === 0 ? without(files, file) : { ...without(files, file), [file]: rows };

/** The rows of a file that can be read by their shape, in the order of their names. */
export const readRows = <T extends { readonly name: string }>(
  files: RawFiles,
  file: string,
  shape: z.ZodMiniType<T>,
): readonly T[] =>
  rowsIn(files, file)
    .flatMap((row) => {
      const read = shape.safeParse(row);
      return read.success ? [read.data] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** The files with a row put into one of them, in place of the one of its id. Rows that cannot be read stay. */
export function withRow(files: RawFiles, file: string, row: { readonly id: string }): RawFiles {
  const rows = rowsIn(files, file);
  const at = rows.findIndex((each) => idIn(each) === row.id);
  return withRows(files, file, at === -1 ? [...rows, row] : rows.with(at, row));
}

/** The files without a row of one of them. */
export const withoutRow = (files: RawFiles, file: string, id: string): RawFiles =>
  withRows(
    files,
    file,
    rowsIn(files, file).filter((row) => idIn(row) !== id),
  );

/** What the check of packs says of one row; `path`: within it, such as `script.objectives[0].text`. */
export type Flaw = Pick<Problem, 'path' | 'code' | 'message'>;

const HEAD = '[0].';

/**
 * Everything that is wrong with a row of one’s own as the only one of its file; `files`: of its pack, `base`: the pack they
 * build on.
 */
export function flawsOfRow(file: string, row: unknown, files: RawFiles, base: Pack): readonly Flaw[] {
  const whole = { [MANIFEST_FILE]: manifestOf('workshop', 'Workshop'), ...without(files, file), [file]: [row] };
  const result = loadPack(whole, () => systemById('acolyte'), base);
  return result.ok
    ? []
    : result.problems
        .filter((problem) => problem.file === file)
        .map(({ path, code, message }) => ({
          path: path.startsWith(HEAD) ? path.slice(HEAD.length) : '',
          code,
          message,
        }));
}
