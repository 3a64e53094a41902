import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { finder } from '../../../engine/board/finding.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { MoveChosen } from './useMove.ts';

/** An enemy that no charge comes to, the nearest. */
interface OutOfReach {
  readonly id: string;
  readonly inches: number;
}

/** Whether a charge in hand comes to nobody. */
export const comesToNobody = (board: BattleBoard, { move }: Pick<MoveChosen, 'move'>): boolean =>
  move.action === 'charge' && finder().reachOn(board, move).length === 0;

/** The nearest enemy that has a place; null: none has. */
export function nearestFoe(board: BattleBoard, { move }: Pick<MoveChosen, 'move'>): OutOfReach | null {
  const all = move.foes.flatMap(({ id }): OutOfReach[] => {
    const inches = geometry().inchesOn(board, move.mover, id);
    return inches === null ? [] : [{ id, inches }];
  });
  return all.toSorted((one, other) => one.inches - other.inches)[0] ?? null;
}
