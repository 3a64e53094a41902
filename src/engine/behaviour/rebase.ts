import type { BehaviourChange, BehaviourTable } from './table.ts';

/** The id itself, or with the first number from 2 on that is free. */
function freeRow(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted.slice(0, 56)}-${number}`;
  return id;
}

/** Ids of the rows it adds; those that the table has by now get another. */
function addedIds({ add, remove }: BehaviourChange, there: ReadonlySet<string>): ReadonlyMap<string, string> {
  const taken = new Set([...there, ...add.map(({ row }) => row.id)]);
  const ids = new Map<string, string>();
  for (const { row } of add) {
    const id = there.has(row.id) && !remove.includes(row.id) ? freeRow(row.id, taken) : row.id;
    taken.add(id);
    ids.set(row.id, id);
  }
  return ids;
}

/**
 * A difference that was made on `was`, as one on `base`, which that table has become. A changed row that `base` has no more
 * stays as a row of the difference, at its old place; what says nothing any more is left out.
 */
export function rebased(change: BehaviourChange, base: BehaviourTable, was: BehaviourTable): BehaviourChange {
  const there = new Set(base.rows.map(({ id }) => id));
  const kept = change.replace.filter(({ id }) => !there.has(id) && was.rows.some((row) => row.id === id));
  const ids = addedIds(change, there);
  const here = new Set([...there, ...kept.map(({ id }) => id), ...ids.values()]);
  const behind = (id: string): string | null => {
    const at = was.rows.findIndex((row) => row.id === id);
    if (at === -1) return base.rows.at(-1)?.id ?? null;
    return was.rows.slice(0, at).findLast((row) => there.has(row.id))?.id ?? null;
  };
  const place = (after: string | null): string | null => {
    if (after === null) return null;
    const named = ids.get(after) ?? after;
    return here.has(named) ? named : behind(after);
  };
  return {
    ...change,
    replace: change.replace.filter(({ id }) => there.has(id)),
    remove: change.remove.filter((id) => there.has(id)),
    add: [
      ...kept.map((row) => ({ after: behind(row.id), row })),
      ...change.add.map(({ after, row }) => ({ after: place(after), row: { ...row, id: ids.get(row.id) ?? row.id } })),
    ],
    ...(change.sequence !== undefined && { sequence: change.sequence.map((id) => ids.get(id) ?? id) }),
  };
}
