import type { PackRows, RowKind } from '../pack.ts';
import type { ParsedRows } from '../parseFiles.ts';
import type { Problem, ProblemCode } from '../problem.ts';

/** Where a problem is. */
export interface Place {
  readonly file: string;
  readonly path: string;
}

/** The second pass at work: all rows of the pack, and the problems found so far. */
export interface Check {
  readonly rows: ParsedRows;
  readonly problems: Problem[];
}

/** A place further inside a row; `key` such as `rules[0]`. */
export const inside = ({ file, path }: Place, key: string): Place => ({
  file,
  path: path === '' ? key : `${path}.${key}`,
});

/** Where problems are noted. */
export type Notes = Pick<Check, 'problems'>;

/** Notes a problem. */
export function report(check: Notes, place: Place, code: ProblemCode, message: string): void {
  check.problems.push({ file: place.file, path: place.path, code, message });
}

/** The row an id leads to; undefined when there is none, which is reported unless the file of that kind is broken anyway. */
export function follow<K extends RowKind>(
  check: Check,
  place: Place,
  { kind, id }: { kind: K; id: string },
): PackRows[K] | undefined {
  const rows = check.rows[kind];
  const found = rows?.find(({ row }) => row.id === id);
  if (rows !== null && found === undefined) report(check, place, 'unknownReference', `there is no "${id}" in ${kind}`);
  return found?.row;
}

/** Reports each id that stands a second time. */
export function reportRepeats(check: Notes, ids: readonly (Place & { readonly id: string })[]): void {
  const seen = new Set<string>();
  for (const { id, ...place } of ids) {
    if (seen.has(id)) report(check, place, 'duplicateId', `"${id}" is used before`);
    seen.add(id);
  }
}
