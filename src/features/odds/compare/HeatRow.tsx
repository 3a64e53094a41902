import { memo } from 'react';
import type { CrossCell } from '../../../state/odds/cross.ts';
import type { Words } from '../../../words/words.ts';
import { figureOf, heatOf } from './bestCells.ts';
import type { Figure } from './comparison.ts';
import styles from './Compare.module.css';

export interface HeatHead {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
}

const HEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => styles[`heat${step}`]);

function cellText(words: Words<'odds'>['compare'], cell: CrossCell | null, figure: Figure): string {
  const value = figureOf(cell, figure);
  if (value === null) return cell === null ? '…' : '–';
  return figure === 'mean' ? words.average(value) : words.chance(value);
}

/** What is heard in place of a cell’s text, where that does not say all. */
function cellName(
  words: Words<'odds'>['compare'],
  cell: CrossCell | null,
  text: string,
  isBest: boolean,
): string | undefined {
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
  readonly words: Words<'odds'>['compare'];
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
export const HeatRow = memo(function HeatRow({ head, row, cells, best, figure, most, isStop, words }: RowProps) {
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
