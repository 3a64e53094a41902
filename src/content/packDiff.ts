import { isEqual } from '../engine/core/isEqual.ts';
import type { PinnedRow } from '../engine/campaign/model/module.ts';
import type { Pack, RowKind } from './pack.ts';

/** A row of a pack by its kind and id. */
export interface RowName {
  readonly kind: RowKind;
  readonly id: string;
}

/** What became of the rows of a pack, by kind and id, in the order of the state that has them. */
export interface PackDiff {
  readonly added: readonly RowName[];
  readonly removed: readonly RowName[];
  readonly changed: readonly RowName[];
}

/** A row as it is compared. */
interface Row extends RowName {
  readonly row: unknown;
}

const keyOf = ({ kind, id }: RowName): string => `${kind}/${id}`;
const byKey = (rows: readonly Row[]): ReadonlyMap<string, unknown> => new Map(rows.map((row) => [keyOf(row), row.row]));
const namesOf = (rows: readonly Row[]): readonly RowName[] => rows.map(({ kind, id }) => ({ kind, id }));

/** What became of some rows. */
export function rowsDiff(before: readonly Row[], after: readonly Row[]): PackDiff {
  const [old, now] = [byKey(before), byKey(after)];
  return {
    added: namesOf(after.filter((row) => !old.has(keyOf(row)))),
    removed: namesOf(before.filter((row) => !now.has(keyOf(row)))),
    changed: namesOf(after.filter((row) => old.has(keyOf(row)) && !isEqual(old.get(keyOf(row)), now.get(keyOf(row))))),
  };
}

const KINDS = [
  'weapons',
  'armour',
  'operatives',
  'factions',
  'missions',
  'modules',
  'tables',
  'difficulties',
  'retinues',
  'scenarios',
  'behaviours',
  'examples',
] as const satisfies readonly RowKind[];

const rowsOf = (pack: Pack): readonly Row[] =>
  KINDS.flatMap((kind) => [...pack[kind]].map(([id, row]) => ({ kind, id, row })));

/** What became of the rows of a pack from one state of it to another, or from one pack to another. */
export const packDiff = (before: Pack, after: Pack): PackDiff => rowsDiff(rowsOf(before), rowsOf(after));

/** The same for the rows that a campaign keeps copies of. */
export const pinnedDiff = (before: readonly PinnedRow[], after: readonly PinnedRow[]): PackDiff =>
  rowsDiff(
    before.map(({ kind, id, row }) => ({ kind, id, row })),
    after.map(({ kind, id, row }) => ({ kind, id, row })),
  );

/** Whether nothing differs. */
export const sameRows = ({ added, removed, changed }: PackDiff): boolean =>
  added.length + removed.length + changed.length === 0;
