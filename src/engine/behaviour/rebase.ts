import type { ChangeOf, TableOf } from './table.ts';

/** A row of any game's table. */
interface AnyRow {
  readonly id: string;
}

/** The id itself, or with the first number from 2 on that is free. */
function freeRow(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted.slice(0, 56)}-${number}`;
  return id;
}

/** An id that was made up: two rows may have it by chance. Any other names a row that is the same in both. */
const isMadeUp = (id: string): boolean => /(?:^row|-\d+)$/u.test(id);

/** Ids of rows that are added, by the ids they had; those that the table has by now get another. */
function idsOf(rows: readonly AnyRow[], there: ReadonlySet<string>): ReadonlyMap<string, string> {
  const taken = new Set([...there, ...rows.map(({ id }) => id)]);
  const ids = new Map<string, string>();
  for (const row of rows) {
    const id = there.has(row.id) ? freeRow(row.id, taken) : row.id;
    taken.add(id);
    ids.set(row.id, id);
  }
  return ids;
}

/**
 * A difference that was made on `was`, as one on `base`, which that table has become. A changed row that `base` has no more
 * stays as a row of the difference, at its old place, and changes it again when it comes back; what says nothing any more
 * is left out.
 */
export function rebased<R extends AnyRow>(change: ChangeOf<R>, base: TableOf<R>, was: TableOf<R>): ChangeOf<R> {
  const there = new Set(base.rows.map(({ id }) => id));
  const gone = change.replace.filter(({ id }) => !there.has(id) && was.rows.some((row) => row.id === id));
  const isBack = ({ id }: AnyRow): boolean => there.has(id) && !change.remove.includes(id) && !isMadeUp(id);
  const back = change.add.map(({ row }) => row).filter(isBack);
  const added = change.add.filter(({ row }) => !isBack(row));
  const renamed = added.map(({ row }) => row).filter(({ id }) => !change.remove.includes(id));
  const ids = idsOf(renamed, there);
  const here = new Set([...there, ...gone.map(({ id }) => id), ...ids.values()]);
  const behind = (id: string): string | null => {
    const at = was.rows.findIndex((row) => row.id === id);
    if (at === -1) return base.rows.at(-1)?.id ?? null;
    return was.rows.slice(0, at).findLast((row) => there.has(row.id))?.id ?? null;
  };
  const place = (after: string | null): string | null => {
    const named = after === null ? null : (ids.get(after) ?? after);
    return named === null || here.has(named) ? named : behind(named);
  };
  return {
    ...change,
    replace: [...change.replace.filter(({ id }) => there.has(id)), ...back],
    remove: change.remove.filter((id) => there.has(id)),
    add: [
      ...gone.map((row) => ({ after: behind(row.id), row })),
      ...added.map(({ after, row }) => ({ after: place(after), row: { ...row, id: ids.get(row.id) ?? row.id } })),
    ],
    ...(change.sequence !== undefined && { sequence: change.sequence.map((id) => ids.get(id) ?? id) }),
  };
}
