import type { Pack, PackRows, RowKind } from '../pack.ts';
import type { Placed } from '../parseFile.ts';
import type { ParsedRows } from '../parseFiles.ts';
import type { Problem, ProblemCode } from '../problem.ts';

/** Where a problem is. */
export interface ProblemPlace {
  readonly file: string;
  readonly path: string;
}

/**
 * The second pass at work: all rows of the pack, and the problems found so far. `below`: packs whose rows scenarios and roll
 * tables may name as well, the nearest first.
 */
export interface Check {
  readonly rows: ParsedRows;
  readonly below: readonly Pack[];
  readonly problems: Problem[];
}

/** A place further inside a row; `key` such as `rules[0]`. */
export const inside = ({ file, path }: ProblemPlace, key: string): ProblemPlace => ({
  file,
  path: path === '' ? key : `${path}.${key}`,
});

/** Where problems are noted. */
export type Notes = Pick<Check, 'problems'>;

/** Notes a problem. */
export function report(check: Notes, place: ProblemPlace, code: ProblemCode, message: string): void {
  check.problems.push({ file: place.file, path: place.path, code, message });
}

type Rows<K extends RowKind> = readonly Placed<PackRows[K]>[];

const indices = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

/** The first row of each id, looked up once for all references: a hostile file has a hundred thousand of both. */
function indexOf<K extends RowKind>(rows: Rows<K>): ReadonlyMap<string, PackRows[K]> {
  const known = indices.get(rows) as ReadonlyMap<string, PackRows[K]> | undefined;
  if (known !== undefined) return known;
  const made = new Map(rows.toReversed().map(({ row }): [string, PackRows[K]] => [row.id, row]));
  indices.set(rows, made);
  return made;
}

/** Which row is looked for. */
interface Wanted<K extends RowKind> {
  readonly kind: K;
  readonly id: string;
}

const ownRow = <K extends RowKind>(check: Check, { kind, id }: Wanted<K>): PackRows[K] | undefined => {
  const rows: Rows<K> | null = check.rows[kind];
  return rows === null ? undefined : indexOf(rows).get(id);
};

const rowOf = <K extends RowKind>(
  pack: { readonly [R in RowKind]: ReadonlyMap<string, PackRows[R]> },
  { kind, id }: Wanted<K>,
): PackRows[K] | undefined => pack[kind].get(id);

/** A row and how many packs below it stands; 0: in the pack that is checked. */
interface FoundRow<K extends RowKind> {
  readonly row: PackRows[K];
  readonly depth: number;
}

/** The row an id means to a row that stands `depth` packs below; nothing is reported. */
export function findRow<K extends RowKind>(check: Check, wanted: Wanted<K>, depth = 0): FoundRow<K> | undefined {
  const own = depth === 0 ? ownRow(check, wanted) : undefined;
  if (own !== undefined) return { row: own, depth: 0 };
  for (const [index, pack] of check.below.entries()) {
    const row = index + 1 >= depth ? rowOf(pack, wanted) : undefined;
    if (row !== undefined) return { row, depth: index + 1 };
  }
  return undefined;
}

function reportUnknown<K extends RowKind>(check: Check, place: ProblemPlace, { kind, id }: Wanted<K>): void {
  if (check.rows[kind] !== null) report(check, place, 'unknownReference', `there is no "${id}" in ${kind}`);
}

/** The row an id leads to; undefined when there is none, which is reported unless the file of that kind is broken anyway. */
export function follow<K extends RowKind>(
  check: Check,
  place: ProblemPlace,
  wanted: Wanted<K>,
): PackRows[K] | undefined {
  const found = ownRow(check, wanted);
  if (found === undefined) reportUnknown(check, place, wanted);
  return found;
}

/** As {@link follow}, but the row may also be one of the packs below. */
export function followBelow<K extends RowKind>(
  check: Check,
  place: ProblemPlace,
  wanted: Wanted<K>,
): PackRows[K] | undefined {
  const found = findRow(check, wanted);
  if (found === undefined) reportUnknown(check, place, wanted);
  return found?.row;
}

/** Reports each id that stands a second time. */
export function reportRepeats(check: Notes, ids: readonly (ProblemPlace & { readonly id: string })[]): void {
  const seen = new Set<string>();
  for (const { id, ...place } of ids) {
    if (seen.has(id)) report(check, place, 'duplicateId', `"${id}" is used before`);
    seen.add(id);
  }
}
