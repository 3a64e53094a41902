import { isEqual } from '../core/isEqual.ts';
import type { Behaviour, BehaviourChange, BehaviourTable, BehaviourRow } from './table.ts';

/** Why a difference cannot be worked in. */
export type ExtendProblem =
  | { readonly code: 'unknownTable'; readonly id: string }
  | { readonly code: 'circle'; readonly id: string }
  | { readonly code: 'unknownRow'; readonly id: string };

const isChange = (behaviour: Behaviour): behaviour is BehaviourChange => 'extends' in behaviour;

function added(rows: readonly BehaviourRow[], { after, row }: BehaviourChange['add'][number]): BehaviourRow[] {
  const at = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return rows.toSpliced(after !== null && at === 0 ? rows.length : at, 0, row);
}

/** In the order named; rows that are not named stay behind those they stood behind. */
function inSequence(rows: readonly BehaviourRow[], sequence: readonly string[]): BehaviourRow[] {
  const named = sequence.flatMap((id) => rows.filter((row) => row.id === id));
  const places = rows.flatMap((row, index) => (sequence.includes(row.id) ? [index] : []));
  return rows.map((row, index) => named[places.indexOf(index)] ?? row);
}

function changed(base: BehaviourTable, change: BehaviourChange): BehaviourTable {
  const replaced = base.rows.map((row) => change.replace.find(({ id }) => id === row.id) ?? row);
  const kept = replaced.filter(({ id }) => !change.remove.includes(id));
  const rows = inSequence(change.add.reduce(added, kept), change.sequence ?? []);
  const { id, name, provenance } = change;
  return { id, name, provenance, order: change.order ?? base.order, rows };
}

function rowProblems(base: BehaviourTable, change: BehaviourChange): ExtendProblem[] {
  const there = new Set([...base.rows, ...change.add.map(({ row }) => row)].map(({ id }) => id));
  const named = [
    ...change.replace.map(({ id }) => id),
    ...change.remove,
    ...change.add.flatMap(({ after }) => (after === null ? [] : [after])),
  ];
  return named.filter((id) => !there.has(id)).map((id) => ({ code: 'unknownRow', id }));
}

/** More tables that extend one another are refused as a circle: nobody writes so many, and each costs time. */
const LONGEST = 40;

/** A table with everything worked in that it extends, and what could not be: then the rest is worked in all the same. */
export function whole(
  behaviour: Behaviour,
  byId: (id: string) => Behaviour | undefined,
  seen: readonly string[] = [],
): { readonly table: BehaviourTable | null; readonly problems: readonly ExtendProblem[] } {
  if (!isChange(behaviour)) return { table: behaviour, problems: [] };
  if (seen.includes(behaviour.id) || seen.length > LONGEST)
    return { table: null, problems: [{ code: 'circle', id: behaviour.id }] };
  const parent = byId(behaviour.extends);
  if (parent === undefined) return { table: null, problems: [{ code: 'unknownTable', id: behaviour.extends }] };
  const base = whole(parent, byId, [...seen, behaviour.id]);
  if (base.table === null) return base;
  return {
    table: changed(base.table, behaviour),
    problems: [...base.problems, ...rowProblems(base.table, behaviour)],
  };
}

/** What makes `table` out of `base`, as small as it can be said. */
export function difference(base: BehaviourTable, table: BehaviourTable): BehaviourChange {
  const before = new Map(base.rows.map((row) => [row.id, row]));
  const ids = table.rows.map(({ id }) => id);
  const add = table.rows.flatMap((row, index) =>
    before.has(row.id) ? [] : [{ after: index === 0 ? null : (ids[index - 1] ?? null), row }],
  );
  const change: BehaviourChange = {
    id: table.id,
    name: table.name,
    extends: base.id,
    replace: table.rows.filter((row) => before.has(row.id) && !isEqual(before.get(row.id), row)),
    remove: base.rows.map(({ id }) => id).filter((id) => !ids.includes(id)),
    add,
    provenance: table.provenance,
    ...(isEqual(base.order, table.order) ? {} : { order: table.order }),
  };
  const made = changed(base, change).rows.map(({ id }) => id);
  return made.join(' ') === ids.join(' ') ? change : { ...change, sequence: ids };
}
