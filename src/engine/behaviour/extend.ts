import { isEqual } from '../core/isEqual.ts';
import type { ChangeOf, TableOf } from './table.ts';

/** A row of any game's table. */
interface AnyRow {
  readonly id: string;
}

/** A whole table, or what is different on another. */
type Behaviour<R> = TableOf<R> | ChangeOf<R>;

/** Why a difference cannot be worked in. */
export type ExtendProblem =
  | { readonly code: 'unknownTable'; readonly id: string }
  | { readonly code: 'circle'; readonly id: string }
  | { readonly code: 'unknownRow'; readonly id: string };

const isChange = <R extends AnyRow>(behaviour: Behaviour<R>): behaviour is ChangeOf<R> => 'extends' in behaviour;

function added<R extends AnyRow>(rows: readonly R[], { after, row }: ChangeOf<R>['add'][number]): R[] {
  const at = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return rows.toSpliced(after !== null && at === 0 ? rows.length : at, 0, row);
}

/** In the order named; rows that are not named stay behind those they stood behind. */
function inSequence<R extends AnyRow>(rows: readonly R[], sequence: readonly string[]): R[] {
  const named = sequence.flatMap((id) => rows.filter((row) => row.id === id));
  const places = rows.flatMap((row, index) => (sequence.includes(row.id) ? [index] : []));
  return rows.map((row, index) => named[places.indexOf(index)] ?? row);
}

function changed<R extends AnyRow>(base: TableOf<R>, change: ChangeOf<R>): TableOf<R> {
  const replaced = base.rows.map((row) => change.replace.find(({ id }) => id === row.id) ?? row);
  const kept = replaced.filter(({ id }) => !change.remove.includes(id));
  const rows = inSequence(change.add.reduce<R[]>(added, kept), change.sequence ?? []);
  const { id, name, provenance } = change;
  return { id, name, provenance, order: change.order ?? base.order, rows };
}

function rowProblems<R extends AnyRow>(base: TableOf<R>, change: ChangeOf<R>): ExtendProblem[] {
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
export function whole<R extends AnyRow>(
  behaviour: Behaviour<R>,
  byId: (id: string) => Behaviour<R> | undefined,
  seen: readonly string[] = [],
): { readonly table: TableOf<R> | null; readonly problems: readonly ExtendProblem[] } {
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
export function difference<R extends AnyRow>(base: TableOf<R>, table: TableOf<R>): ChangeOf<R> {
  const before = new Map(base.rows.map((row) => [row.id, row]));
  const ids = table.rows.map(({ id }) => id);
  const add = table.rows.flatMap((row, index) =>
    before.has(row.id) ? [] : [{ after: index === 0 ? null : (ids[index - 1] ?? null), row }],
  );
  const change: ChangeOf<R> = {
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
