import type { BattleBoard, TableSays } from '../../engine/board/battleBoard.ts';
import { saidOf } from '../../engine/board/overruled.ts';
import { toInches } from '../../engine/board/units.ts';
import type { SaidShown } from '../../ui/board/SaidPicture.tsx';
import { spotAt } from './spotAt.ts';

/** Somebody of whom the table says otherwise than the board how one has it. */
export interface SaidByTable extends SaidShown {
  readonly says: TableSays;
}

/** Of whom of these, as one has them where it stands, the table has the word. */
export const saidByTable = (board: BattleBoard, from: string, others: readonly string[]): readonly SaidByTable[] =>
  others.flatMap((id) => {
    const [place, says] = [board.places[id], saidOf(board, from, id)];
    if (place === undefined || says === null || board.places[from] === undefined) return [];
    return [{ id, at: spotAt(place), radius: toInches(place.radius), says }];
  });
