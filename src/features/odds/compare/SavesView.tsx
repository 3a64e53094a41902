import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import { lastRows } from './bestCells.ts';
import type { Figure } from './comparison.ts';
import { acrossOf, MOST_WOUNDS, savesCrossOf, situationWith, WOUNDS_DOWN } from './crosses.ts';
import { HeatTable } from './HeatTable.tsx';
import { cellsIn, firstPart } from './part.ts';
import { useCross } from './useCross.ts';

type SavesViewProps = {
  readonly of: OddsSituation;
  readonly figure: Figure;
  readonly onOpen: (situation: OddsSituation) => void;
};

const ROWS: readonly number[] = WOUNDS_DOWN.map((_, row) => row);

/** One weapon against every save and number of wounds; a fight against every Hit and number of wounds. */
export function SavesView({ of, figure, onOpen }: SavesViewProps) {
  const words = useWords('odds').compare;
  const { kind } = of;
  const across = useMemo(() => acrossOf(of), [of]);
  const columns = useMemo(
    () => across.map((face) => ({ key: String(face), name: words.onDie(face) })),
    [across, words],
  );
  const [part, setPart] = useState(() => firstPart({ width: innerWidth, height: innerHeight }));
  const now = useCross(
    useMemo(() => savesCrossOf(of), [of]),
    cellsIn(part, ROWS, across.length),
  );
  const last = now.isDone ? lastRows(now.cells, columns.length, figure) : WOUNDS_DOWN.length - 1;
  const rows = useMemo(
    () =>
      WOUNDS_DOWN.slice(0, last + 1).map((wounds, row) => ({
        key: String(wounds),
        name: row === last ? words.woundsRow(wounds, MOST_WOUNDS) : words.woundsRow(wounds, wounds),
      })),
    [last, words],
  );
  const open = useCallback(
    (at: number) => {
      const [wounds, face] = [WOUNDS_DOWN[Math.floor(at / across.length)], across[at % across.length]];
      if (wounds !== undefined && face !== undefined) onOpen(situationWith(of, wounds, face));
    },
    [of, across, onOpen],
  );
  return (
    <HeatTable
      label={words.savesTitle[kind]}
      corner={words.corner[kind]}
      rows={rows}
      columns={columns}
      cells={useMemo(() => now.cells.slice(0, (last + 1) * columns.length), [now.cells, last, columns.length])}
      isDone={now.isDone}
      figure={figure}
      isFew
      marksBest={false}
      part={part}
      onPart={setPart}
      onOpen={open}
    />
  );
}
