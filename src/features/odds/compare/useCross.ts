import { useEffect, useMemo, useState } from 'react';
import { columnsOf, type Cross, type CrossCell, crossCell, rowsOf } from '../../../state/odds/cross.ts';
import { OddsDesk } from '../../../state/odds/oddsDesk.ts';
import { warmUp } from './warmUp.ts';

/** The cells of a cross, row by row, as far as they are known. `isDone`: all of them are. */
interface CellsNow {
  readonly cells: readonly (CrossCell | null)[];
  readonly isDone: boolean;
}

/** The longest that cells in view may take together before the worker has to do the rest, in ms. */
const SEEN_AT_ONCE = 40;
/** The same of all others: they must not keep those in view from being painted. */
const OTHERS_AT_ONCE = 8;
/** When what works cells out is made ready ahead of its first use, in ms after the table has come. */
const WARM_AFTER = 400;

type Cells = readonly (CrossCell | null)[];

const sizeOf = (cross: Cross): number => rowsOf(cross) * columnsOf(cross);

/** Whether one cell alone takes far less than a frame, whatever its numbers. */
const areShort = (cross: Cross): boolean =>
  cross.kind === 'shoot' && (cross.common.policy.reroll === 'fails' || cross.common.policy.reroll === 'nonCrits');

/** Works cells out until the time is over. */
function fill(cells: (CrossCell | null)[], cross: Cross, wanted: Iterable<number>, most: number): void {
  const until = performance.now() + most;
  for (const at of wanted) {
    if (performance.now() > until) return;
    if (at < cells.length) cells[at] ??= crossCell(cross, at);
  }
}

/** Shots at once, those in view first, as far as that is quick; what can take long never. */
function firstCells(cross: Cross, inView: readonly number[]): Cells {
  const cells = Array<CrossCell | null>(sizeOf(cross)).fill(null);
  if (!areShort(cross)) return cells;
  fill(cells, cross, inView, SEEN_AT_ONCE);
  fill(cells, cross, cells.keys(), OTHERS_AT_ONCE);
  return cells;
}

/** What is known of a cross. */
interface Known {
  readonly of: Cross;
  readonly cells: Cells;
}

/** Asks the worker for what is not known; it is handed over once a frame. */
function askRest(desk: OddsDesk, { of, cells: first }: Known, tell: (known: Known) => void): () => void {
  const cells = [...first];
  let frame: number | null = null;
  const hand = () => {
    frame = null;
    tell({ of, cells: [...cells] });
  };
  desk.askCross(
    of,
    (at, cell) => {
      cells[at] ??= cell;
      frame ??= requestAnimationFrame(hand);
    },
    first.indexOf(null),
  );
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    desk.drop();
  };
}

const begun = (cross: Cross | null, inView: readonly number[]): Known | null =>
  cross === null ? null : { of: cross, cells: firstCells(cross, inView) };

/**
 * The cells of a cross: shots at once as far as that is quick, the rest and fights when the worker has them. `inView`: the
 * places of the cells that are seen.
 */
export function useCross(cross: Cross | null, inView: readonly number[]): CellsNow {
  const [desk] = useState(() => new OddsDesk());
  const [first, setFirst] = useState(() => begun(cross, inView));
  const [told, setTold] = useState<Known | null>(null);
  if ((first?.of ?? null) !== cross) setFirst(begun(cross, inView));
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      desk.warm();
      stop = warmUp();
    }, WARM_AFTER);
    return () => {
      clearTimeout(timer);
      stop?.();
      desk.close();
    };
  }, [desk]);
  useEffect(() => {
    if (first === null || !first.cells.includes(null)) return undefined;
    return askRest(desk, first, setTold);
  }, [desk, first]);
  const known = told !== null && told.of === first?.of ? told : first;
  return useMemo(() => {
    const cells = known?.cells ?? [];
    return { cells, isDone: !cells.includes(null) };
  }, [known]);
}
