import { atLeast } from '../../engine/odds/damageSums.ts';

/**
 * One line of the chart and of its table. `wounds`, and the chances of exactly and of at least so many; `isOpen`: the last line,
 * which stands for more as well, as far as the next line, so that `exactly` is that of all of them; `kills`: they take the other side down.
 */
export interface ChartRow {
  readonly wounds: number;
  readonly exactly: number;
  readonly atLeast: number;
  readonly isOpen: boolean;
  readonly kills: boolean;
}

/** Most lines that a phone can show. */
const MOST_ROWS = 31;
/** What is rarer than this at the end is not worth a line of its own. */
const RARE = 0.0005;

/** The lines from no wounds on; a long tail is one line, and where the other side falls beyond it, one more. `wounds`: those it has. */
export function rowsOf(damage: readonly number[], wounds: number): readonly ChartRow[] {
  const reach = (from: number) => atLeast(damage, from);
  const seen = damage.findLastIndex((_, at) => reach(at) >= RARE);
  const isFar = wounds >= MOST_ROWS && seen >= wounds;
  const last = Math.max(0, Math.min(seen, MOST_ROWS - 1 - Number(isFar)));
  const rows = damage.slice(0, last + 1).map((chance, at) => {
    const more = at === last ? reach(at + 1) - (isFar ? reach(wounds) : 0) : 0;
    return {
      wounds: at,
      exactly: chance + more,
      atLeast: reach(at),
      isOpen: more > 1e-12,
      kills: at >= wounds,
    };
  });
  if (!isFar) return rows;
  return [...rows, { wounds, exactly: reach(wounds), atLeast: reach(wounds), isOpen: true, kills: true }];
}

/** Every how many lines have their figure below them, so that none touch. */
export const labelStep = (rows: number): number => (rows <= 17 ? 1 : rows <= 25 ? 2 : 5);
