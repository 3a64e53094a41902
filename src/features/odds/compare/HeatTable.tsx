import { type KeyboardEvent, memo, type MouseEvent, useDeferredValue, useMemo } from 'react';
import type { CrossCell } from '../../../state/odds/cross.ts';
import { classNames } from '../../../ui/classNames.ts';
import type { CompareWords } from '../../../words/compareWords.ts';
import { useCompareWords } from '../../../words/useCompareWords.ts';
import { bestCells, figureOf, heatOf, mostOf } from './bestCells.ts';
import type { Figure } from './comparison.ts';
import styles from './Compare.module.css';
import { isInPart, isSamePart, partIn, type TablePart } from './part.ts';

export interface HeatHead {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
}

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

const HEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => styles[`heat${step}`]);

function cellText(words: CompareWords, cell: CrossCell | null, figure: Figure): string {
  const value = figureOf(cell, figure);
  if (value === null) return cell === null ? '…' : '–';
  return figure === 'mean' ? words.average(value) : words.chance(value);
}

/** What is heard in place of a cell’s text, where that does not say all. */
function cellName(words: CompareWords, cell: CrossCell | null, text: string, isBest: boolean): string | undefined {
  if (isBest) return `${text}, ${words.best}`;
  if (cell === null) return words.wait;
  return cell.kind === 'figures' ? undefined : words.refused[cell.kind];
}

type RowProps = {
  readonly head: HeatHead;
  readonly row: number;
  readonly cells: readonly (CrossCell | null)[];
  readonly best: readonly boolean[];
  readonly figure: Figure;
  readonly most: number;
  /** One cell of the table is a stop of the Tab key. */
  readonly isStop: boolean;
  readonly words: CompareWords;
};

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const sameRow = (one: RowProps, other: RowProps): boolean =>
  one.head === other.head &&
  one.row === other.row &&
  one.figure === other.figure &&
  one.most === other.most &&
  one.isStop === other.isStop &&
  one.words === other.words &&
  sameList(one.cells, other.cells) &&
  sameList(one.best, other.best);

/** Drawn again only when something of it is another. A cell is one element: there are hundreds of them. */
const HeatRow = memo(function HeatRow({ head, row, cells, best, figure, most, isStop, words }: RowProps) {
  return (
    <tr data-row={row}>
      <th scope="row">
        {head.name}
        {head.note !== undefined && <small> {head.note}</small>}
      </th>
      {cells.map((cell, at) => {
        const text = cellText(words, cell, figure);
        const isBest = best[at] === true;
        const heat = HEATS[heatOf(figureOf(cell, figure) ?? 0, most)];
        return (
          <td
            key={at}
            className={isBest ? `${heat} ${styles.best}` : heat}
            aria-label={cellName(words, cell, text, isBest)}
            tabIndex={isStop && at === 0 ? 0 : undefined}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
}, sameRow);

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const cellIn = (target: EventTarget): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td') : null;

/** Its place in the row, the head of which is at 0. */
const placeOf = (cell: Element): number => [...(cell.parentElement?.children ?? [])].indexOf(cell);

/** The cell that is a step away; null: there is none. */
function nextCell(cell: HTMLTableCellElement, [down, right]: readonly [number, number]): HTMLElement | null {
  const row = cell.closest('tr');
  const next = down === 0 ? row : down > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const found = next?.children[placeOf(cell) + right];
  return found instanceof HTMLElement && found.matches('td') ? found : null;
}

function focusInstead(cell: HTMLElement, next: HTMLElement): void {
  cell.removeAttribute('tabindex');
  next.tabIndex = 0;
  next.focus();
}

/** A cell is pressed by a click, Enter or Space; arrow keys go from cell to cell. */
function useCellPresses(columns: number, onOpen: (at: number) => void) {
  const press = (cell: HTMLTableCellElement) =>
    onOpen(Number(cell.closest('tr')?.dataset['row']) * columns + placeOf(cell) - 1);
  return {
    onClick: ({ target }: MouseEvent) => {
      const cell = cellIn(target);
      if (cell !== null) press(cell);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellIn(event.target);
      if (cell === null) return;
      const step = STEPS[event.key];
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (step === undefined && !isPress) return;
      event.preventDefault();
      if (step === undefined) press(cell);
      else {
        const next = nextCell(cell, step);
        if (next !== null) focusInstead(cell, next);
      }
    },
  };
}

type HeadRowProps = Pick<HeatTableProps, 'corner' | 'columns' | 'sort' | 'onSort' | 'figure'>;

function HeadRow({ corner, columns, sort = null, onSort, figure }: HeadRowProps) {
  const words = useCompareWords();
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
  const words = useCompareWords();
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
