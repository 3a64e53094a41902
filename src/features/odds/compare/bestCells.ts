import type { CrossCell } from '../../../state/odds/cross.ts';
import type { Figure } from './comparison.ts';

/** Sums of exact chances are this near to what they should be. */
const ROUNDING = 1e-9;
/** Steps of the ground of a cell. */
export const HEAT_STEPS = 8;

/** The figure of a cell; null: it is not known, or there is none. */
export const figureOf = (cell: CrossCell | null, figure: Figure): number | null =>
  cell?.kind === 'figures' ? cell[figure] : null;

/** Whether more of it is better. */
export const isGain = (figure: Figure): boolean => figure !== 'risk';

/** The best and the worst figure of a column; null: it has none. */
function endsOf(
  cells: readonly (CrossCell | null)[],
  column: { readonly at: number; readonly of: number },
  figure: Figure,
): readonly [best: number, worst: number] | null {
  let least = Infinity;
  let most = -Infinity;
  for (let at = column.at; at < cells.length; at += column.of) {
    const value = figureOf(cells[at] ?? null, figure);
    if (value === null) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most === -Infinity) return null;
  return isGain(figure) ? [most, least] : [least, most];
}

/**
 * For each cell whether it is as good as any of its column; none is in a column where all are alike. `cells` row by row.
 */
export function bestCells(cells: readonly (CrossCell | null)[], columns: number, figure: Figure): readonly boolean[] {
  const goals = Array.from({ length: columns }, (_, at) => {
    const ends = endsOf(cells, { at, of: columns }, figure);
    return ends === null || Math.abs(ends[0] - ends[1]) <= ROUNDING ? null : ends[0];
  });
  return cells.map((cell, at) => {
    const value = figureOf(cell, figure);
    const goal = goals[at % columns] ?? null;
    return value !== null && goal !== null && Math.abs(value - goal) <= ROUNDING;
  });
}

/** Rows in the order of a column, the best first and what has no figure last; as they are without a column. */
export function sortedRows(
  cells: readonly (CrossCell | null)[],
  columns: number,
  by: { readonly figure: Figure; readonly sort: number | null },
): readonly number[] {
  const rows = Array.from({ length: columns === 0 ? 0 : cells.length / columns }, (_, row) => row);
  const { figure, sort } = by;
  if (sort === null || sort >= columns) return rows;
  const sign = isGain(figure) ? 1 : -1;
  const worth = (row: number) => {
    const value = figureOf(cells[row * columns + sort] ?? null, figure);
    return value === null ? -Infinity : sign * value;
  };
  return rows.toSorted((one, other) => worth(other) - worth(one) || one - other);
}

/** The ground of a cell, 0 to `HEAT_STEPS`. `most`: the value of the strongest one. */
export const heatOf = (value: number, most: number): number =>
  most <= 0 ? 0 : Math.round(Math.min(1, value / most) * HEAT_STEPS);

/** The value of the strongest ground: of a chance 1, of wounds the most there are. */
export const mostOf = (cells: readonly (CrossCell | null)[], figure: Figure): number =>
  figure === 'mean' ? cells.reduce((most, cell) => Math.max(most, figureOf(cell, figure) ?? 0), 0) : 1;

/** The first of the last rows that all show the same, so that they can be one; `cells` row by row. */
export function lastRows(cells: readonly (CrossCell | null)[], columns: number, figure: Figure): number {
  const rows = cells.length / columns;
  const isAsLast = (row: number) =>
    Array.from({ length: columns }, (_, column) => column).every((column) => {
      const [value, last] = [row, rows - 1].map((each) => figureOf(cells[each * columns + column] ?? null, figure));
      return value === last || Math.abs((value ?? -1) - (last ?? -1)) <= ROUNDING;
    });
  let first = rows - 1;
  while (first > 0 && isAsLast(first - 1)) first -= 1;
  return first;
}
