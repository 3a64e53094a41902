import { isEqual } from '../engine/core/isEqual.ts';
import type { PinnedRow } from '../engine/campaign/model/module.ts';
import type { RowKind } from './pack.ts';

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

const keyOf = ({ kind, id }: RowName): string => `${kind}/${id}`;
const byKey = (rows: readonly PinnedRow[]): ReadonlyMap<string, unknown> =>
  new Map(rows.map((row) => [keyOf(row), row.row]));
const namesOf = (rows: readonly PinnedRow[]): readonly RowName[] => rows.map(({ kind, id }) => ({ kind, id }));

/** What became of the rows that a campaign keeps copies of. */
export function pinnedDiff(before: readonly PinnedRow[], after: readonly PinnedRow[]): PackDiff {
  const [old, now] = [byKey(before), byKey(after)];
  return {
    added: namesOf(after.filter((row) => !old.has(keyOf(row)))),
    removed: namesOf(before.filter((row) => !now.has(keyOf(row)))),
    changed: namesOf(after.filter((row) => old.has(keyOf(row)) && !isEqual(old.get(keyOf(row)), now.get(keyOf(row))))),
  };
}
