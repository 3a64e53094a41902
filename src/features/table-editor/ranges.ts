import type { RollTable, TableRow } from '../../engine/family/killteam/tables/rollTable.ts';
import { freeId } from '../../content/tableIds.ts';

export const DICE = [3, 4, 6, 8, 10, 12, 20] as const;
type TableDie = (typeof DICE)[number];

type Rows = readonly TableRow[];

const widthOf = ({ from, to }: TableRow): number => to - from + 1;

/** Rows one after the other from 1 on, each with so many faces. */
function laid(rows: Rows, widths: readonly number[]): Rows {
  let from = 1;
  return rows.map((row, index) => {
    const to = from + (widths[index] ?? 1) - 1;
    const at = { ...row, from, to };
    from = to + 1;
    return at;
  });
}

/** The rows in the order of their faces, without a hole between them. */
export const inOrder = (rows: Rows): Rows => {
  const sorted = rows.toSorted((a, b) => a.from - b.from);
  return laid(sorted, sorted.map(widthOf));
};

/** The first and the last face that a row may end with, so that the one below keeps one. */
export function boundsOf(rows: Rows, index: number): { readonly least: number; readonly most: number } {
  const above = rows[index];
  const below = rows[index + 1];
  return { least: above?.from ?? 1, most: (below?.to ?? 1) - 1 };
}

/** The same with the last face of a row moved: what it gains the row below loses. Each keeps one face at least. */
export function withBoundary(rows: Rows, index: number, face: number): Rows {
  const above = rows[index];
  const below = rows[index + 1];
  if (above === undefined || below === undefined) return rows;
  const { least, most } = boundsOf(rows, index);
  const to = Math.min(most, Math.max(least, face));
  return to === above.to ? rows : rows.with(index, { ...above, to }).with(index + 1, { ...below, from: to + 1 });
}

/** Where a new row can be put: the row with most faces, the last of them; null: each has one only. */
function roomiest(rows: Rows): number | null {
  const most = Math.max(...rows.map(widthOf));
  return most < 2 ? null : rows.findLastIndex((row) => widthOf(row) === most);
}

export const canAdd = (rows: Rows): boolean => roomiest(rows) !== null;

const halved = (rows: Rows, index: number, made: TableRow): Rows => {
  const row = rows[index];
  if (row === undefined || widthOf(row) < 2) return rows;
  const middle = row.from + Math.ceil(widthOf(row) / 2) - 1;
  const after = { ...made, from: middle + 1, to: row.to };
  return rows.toSpliced(index, 1, { ...row, to: middle }, after);
};

const idsOf = (rows: Rows): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** A row of one’s own, with nothing in it. */
const newRow = (name: string, taken: ReadonlySet<string>): TableRow => ({
  from: 1,
  to: 1,
  id: freeId('row', taken),
  name,
  text: '',
  effects: [],
  otherwise: null,
  provenance: 'user',
});

/** A new row, with half of the faces of the row that has most. */
export function withAdded(rows: Rows, name: string): Rows {
  const index = roomiest(rows);
  return index === null ? rows : halved(rows, index, newRow(name, idsOf(rows)));
}

/** A row once more, below itself, with half of its faces; or of those of the row that has most. */
export function withDouble(rows: Rows, index: number): Rows {
  const row = rows[index];
  const room = row !== undefined && widthOf(row) > 1 ? index : roomiest(rows);
  if (row === undefined || room === null) return rows;
  return halved(rows, room, { ...row, id: freeId(row.id, idsOf(rows)), provenance: 'user' });
}

/** The same without a row: the one above has its faces, or the one below of the first. The last one stays. */
export function withoutRow(rows: Rows, index: number): Rows {
  const gone = rows[index];
  if (gone === undefined || rows.length < 2) return rows;
  const heir = index === 0 ? 1 : index - 1;
  const widths = rows.map((row, at) => widthOf(row) + (at === heir ? widthOf(gone) : 0));
  return laid(rows.toSpliced(index, 1), widths.toSpliced(index, 1));
}

/** A row at another place, with as many faces as it had. */
export function withMoved(rows: Rows, from: number, to: number): Rows {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || to === from) return rows;
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  return laid(moved, moved.map(widthOf));
}

/**
 * The table with another die: ranges grow or shrink as the die does, each keeps a face; rows that have none left are the
 * last ones. A card at which the deck is shuffled stays on the die.
 */
export function withDie(table: RollTable, die: TableDie): RollTable {
  if (die === table.die) return table;
  const rows = inOrder(table.rows).slice(0, die);
  const part = die / (rows.at(-1)?.to ?? die);
  const ends = rows.map(({ to }, index) =>
    index === rows.length - 1 ? die : Math.min(die - (rows.length - 1 - index), Math.round(to * part)),
  );
  let before = 0;
  const widths = ends.map((end) => {
    const to = Math.max(before + 1, end);
    const width = to - before;
    before = to;
    return width;
  });
  const { deck } = table;
  const face = deck?.face === undefined ? {} : { face: Math.min(deck.face, die) };
  return { ...table, die, rows: [...laid(rows, widths)], ...(deck !== undefined && { deck: { ...deck, ...face } }) };
}

/** A table to begin with: nothing on most faces, something on the last. */
export const newTable = (id: string, title: string, names: readonly [string, string]): RollTable => {
  const [nothing, something] = names;
  const first = { ...newRow(nothing, new Set()), to: 4 };
  return {
    id,
    title,
    die: 6,
    rows: [first, { ...newRow(something, new Set([first.id])), from: 5, to: 6 }],
    provenance: 'user',
  };
};
