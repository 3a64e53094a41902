import type { BattleBoard } from '../../../board/battleBoard.ts';
import type { MapZone } from '../../../board/boardMap.ts';
import { stemOf, zonesOfMark } from '../../../board/markIds.ts';
import { geometry } from '../../../board/geometry.ts';
import type { Point } from '../../../board/plane.ts';
import { middleOfZone } from '../../../board/setUp/middleOfZone.ts';
import type { Ticks } from '../../../board/surely.ts';
import type { BattleState } from '../model/state.ts';
import { isAcross } from './across.ts';

/** Whether something that lasts was begun by the work that laid a mark. */
export const isOfMark = (mark: string, { id }: { readonly id: string }): boolean => stemOf(id) === stemOf(mark);

/** Which of the marks some work is about: the one that began it, else the last that it has laid itself; -1: none. */
function markOf({ marks }: Pick<BattleState, 'marks'>, task: string): number {
  const began = marks.findLastIndex(({ id }) => task.includes(`${stemOf(id)}.`));
  return began >= 0 ? began : marks.findLastIndex(({ id }) => stemOf(id).endsWith(`.${task}`));
}

/** Where on a board the mark lies that some work is about; none: only the table knows. */
export function marksFor(state: Pick<BattleState, 'marks'>, board: BattleBoard, task: string): readonly MapZone[] {
  const number = markOf(state, task);
  return number < 0 ? [] : zonesOfMark(board.map, number);
}

/** Whether somebody came within so many inches of the mark at which something waits, with its last move or where it ended. */
export function ticksAtTrap(
  state: Pick<BattleState, 'marks' | 'board' | 'lasting'>,
  { lasting, inches }: { readonly lasting: string; readonly inches: number },
  operative: string,
): Ticks & { readonly places: readonly Point[] } {
  const found = ticksAtMark(state, { task: lasting, inches }, [operative]);
  if (found?.measured === undefined) return { places: [], ...found, preset: found?.preset ?? [] };
  const { places, preset, measured } = found;
  if (preset.length > 0 && measured.close.length === 0) return found;
  if (isAcross(state, 'across', lasting, operative))
    return { places, preset: [operative], measured: { close: [], settles: true } };
  const close = isAcross(state, 'nearlyAcross', lasting, operative) ? [operative] : measured.close;
  return { places, preset, measured: { close, settles: true } };
}

/** Who of these is within so many inches of the mark that some work is about; null: only the table knows where that lies. */
export function ticksAtMark(
  state: Pick<BattleState, 'marks' | 'board'>,
  { task, inches }: { readonly task: string; readonly inches: number },
  ids: readonly string[],
): (Ticks & { readonly places: readonly Point[] }) | null {
  const { board } = state;
  if (board === undefined) return null;
  const places = marksFor(state, board, task).map(middleOfZone);
  return places.length === 0 ? null : { places, ...geometry().ticksAt(board, places, { inches, ids }) };
}
