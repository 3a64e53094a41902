import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { arrowStep, isGo } from '../../ui/board/arrowStep.ts';
import type { Turn } from '../../ui/board/frame.ts';
import { type Laying, type Lays, liesAt } from './laying.ts';
import { ontoBoard } from './spotAt.ts';

type LayKey = { readonly laying: Laying; readonly board: BattleBoard; readonly turn: Turn };

/** A key while a marker is in hand: arrows shift where it would lie, Space and Enter lay it there. False: it means something else. */
export function layKey(event: KeyboardEvent, { hold, lay }: Lays, { laying, board, turn }: LayKey): boolean {
  const { marker, spot } = laying;
  const from = spot ?? liesAt(board, marker);
  const to = from === null ? null : arrowStep(event, turn, from);
  if (to !== null) hold({ kind: 'lay', marker, spot: ontoBoard(board.map, to) });
  else if (isGo(event) && spot !== undefined) lay(marker, spot);
  else return false;
  return true;
}
