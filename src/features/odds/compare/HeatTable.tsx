import { useDeferredValue, useMemo } from 'react';
import type { CrossCell } from '../../../state/odds/cross.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useWords } from '../../../words/useWords.ts';
import { bestCells, mostOf } from './bestCells.ts';
import type { Figure } from './comparison.ts';
import styles from './Compare.module.css';
import { type HeatHead, HeatRow } from './HeatRow.tsx';
import { isInPart, isSamePart, partIn, type TablePart } from './part.ts';
import { useCellPresses } from './useCellPresses.ts';

type HeatTableProps = {
  readonly label: string;
  readonly corner: string;
  readonly rows: readonly HeatHead[];
  readonly columns: readonly HeatHead[];
  /** Row by row; null: being worked out. */
  readonly cells: readonly (CrossCell | null)[];
  readonly isDone: boolean;
  readonly figure: Figure;
  /** Whether the best cells of each column are framed: not where every row is another question. */
  readonly marksBest?: boolean;
  /** A few narrow columns: they fit a phone. */
  readonly isFew?: boolean;
  /** The rows from above; without it, all as they are. */
  readonly order?: readonly number[];
  readonly sort?: number | null;
  readonly onSort?: (column: number | null) => void;
  /** What is in view: it is drawn first. */
  readonly part: TablePart;
  readonly onPart: (part: TablePart) => void;
  /** A cell was pressed, by its place in `cells`. */
  readonly onOpen: (at: number) => void;
};

type HeadRowProps = Pick<HeatTableProps, 'corner' | 'columns' | 'sort' | 'onSort' | 'figure'>;

function HeadRow({ corner, columns, sort = null, onSort, figure }: HeadRowProps) {
  const words = useWords('odds').compare;
  const sorted = figure === 'risk' ? 'ascending' : 'descending';
  return (
    <tr>
      <th scope="col" className={styles.corner}>
        {corner}
      </th>
      {columns.map(({ key, name, note }, at) => (
        <th key={key} scope="col" aria-sort={sort === at ? sorted : undefined}>
          {onSort === undefined ? (
            name
          ) : (
            <button type="button" title={words.sortBy(name)} onClick={() => onSort(sort === at ? null : at)}>
              {name}
              {note !== undefined && <small> {note}</small>}
            </button>
          )}
        </th>
      ))}
    </tr>
  );
}

/** The cells in view as they are now, the others as they were drawn last: those are drawn when the hands are free. */
function mixed<T>(now: readonly T[], last: readonly T[], seen: readonly boolean[]): readonly T[] {
  return now.length === last.length ? now.map((each, at) => (seen[at] === true ? each : (last[at] ?? each))) : now;
}

/** What of a table is drawn: at first what is in view, then all; a change is drawn there first too. */
function useInView({ cells, columns, rows, order, part }: HeatTableProps, best: readonly boolean[]) {
  const wide = useDeferredValue(columns.length, Math.min(columns.length, part.left + part.columns));
  const tall = useDeferredValue(rows.length, Math.min(rows.length, part.top + part.rows));
  const [lastCells, lastBest] = [useDeferredValue(cells), useDeferredValue(best)];
  const shown = order ?? rows.map((_, row) => row);
  const places = new Map(shown.map((row, place) => [row, place]));
  const seen = cells.map((_, at) => {
    const row = Math.floor(at / columns.length);
    return isInPart(part, places.get(row) ?? row, at % columns.length);
  });
  return {
    wide,
    shown: shown.slice(0, tall),
    cells: mixed(cells, lastCells, seen),
    best: mixed(best, lastBest, seen),
    isAll: wide === columns.length && tall === rows.length && lastCells === cells && lastBest === best,
  };
}

/**
 * Figures of everything against everything: a real table that scrolls within its place, its heads in view. The ground of a
 * cell grows with its figure, the best of each column is framed.
 */
export function HeatTable(props: HeatTableProps) {
  const { label, corner, rows, columns, isDone, figure, marksBest = true, isFew = false, part } = props;
  const { cells: all, sort, onSort, onOpen, onPart } = props;
  const words = useWords('odds').compare;
  const marks = useMemo(
    () => (isDone && marksBest ? bestCells(all, columns.length, figure) : all.map(() => false)),
    [all, columns.length, figure, isDone, marksBest],
  );
  const { wide, shown, cells, best, isAll } = useInView(props, marks);
  const most = useMemo(() => mostOf(all, figure), [all, figure]);
  const presses = useCellPresses(columns.length, onOpen);
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={label}
      aria-busy={!isDone || !isAll}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const next = partIn(currentTarget, rows.length, columns.length);
        if (!isSamePart(next, part)) onPart(next);
      }}
    >
      <table
        role="grid"
        className={classNames(styles.heat, isFew && styles.few)}
        style={{ '--columns': columns.length }}
        {...presses}
      >
        <caption className="visually-hidden">{label}</caption>
        <colgroup>
          <col className={styles.heads} />
          <col className={styles.cells} span={columns.length} />
        </colgroup>
        <thead>
          <HeadRow
            corner={corner}
            columns={columns.slice(0, wide)}
            figure={figure}
            {...(sort !== undefined && { sort })}
            {...(onSort !== undefined && { onSort })}
          />
        </thead>
        <tbody>
          {shown.map((row, at) => {
            const from = row * columns.length;
            const head = rows[row];
            return (
              head !== undefined && (
                <HeatRow
                  key={head.key}
                  head={head}
                  cells={cells.slice(from, from + wide)}
                  best={best.slice(from, from + wide)}
                  row={row}
                  figure={figure}
                  most={most}
                  isStop={at === 0}
                  words={words}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
