import { columnsOf, type Cross, type CrossCell, crossCell, rowsOf } from './cross.ts';
import { type OddsTask, type OddsWorked, workOut } from './oddsTasks.ts';

/** What is asked at once: a list of tasks, or a cross, whose cells are its tasks. */
export type OddsWork =
  | { readonly kind: 'tasks'; readonly tasks: readonly OddsTask[] }
  | { readonly kind: 'cross'; readonly cross: Cross };

export type OddsPiece = OddsWorked | CrossCell;

/** To the worker: all of it but the first `from` pieces. */
export interface OddsOrder {
  readonly work: OddsWork;
  readonly from: number;
}

/** From the worker: pieces in their order, from `from` on. */
export interface OddsParcel {
  readonly from: number;
  readonly pieces: readonly OddsPiece[];
}

export const piecesIn = (work: OddsWork): number =>
  work.kind === 'tasks' ? work.tasks.length : rowsOf(work.cross) * columnsOf(work.cross);

/** One piece worked out. Never throws. */
export function pieceAt(work: OddsWork, at: number): OddsPiece {
  if (work.kind === 'cross') return crossCell(work.cross, at);
  const task = work.tasks[at];
  return task === undefined ? { kind: 'failed' } : workOut(task);
}

/** Whether a piece can take so long that what was worked out before must not wait for it. */
export const isLong = (work: OddsWork, at: number): boolean =>
  work.kind === 'cross' ? work.cross.kind === 'fight' : work.tasks[at]?.kind === 'fight';
