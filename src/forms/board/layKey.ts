import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { arrowStep, isGo } from '../../ui/board/arrowStep.ts';
import type { Turn } from '../../ui/board/frame.ts';
import { type Laying, type Lays, liesAt } from './laying.ts';
import { ontoBoard, spotAt } from './spotAt.ts';

type LayKey = { readonly laying: Laying; readonly board: BattleBoard; readonly turn: Turn };

/** By so much a barricade is turned, in degrees. */
export const LEAN = 15;

/** The same, turned once more. */
export const turnedOn = (laying: Laying): Laying => ({ ...laying, turned: ((laying.turned ?? 0) + LEAN) % 360 });

/**
 * A key while something is in hand: arrows shift where it would lie, Space and Enter lay it there, a full stop turns a barricade.
 * False: it means something else.
 */
export function layKey(event: KeyboardEvent, { hold, lay }: Lays, { laying, board, turn }: LayKey): boolean {
  const { marker, spot, held: _held, ...still } = laying;
  const from = spot ?? liesAt(board, marker) ?? spotAt({ x: board.map.width / 2, y: board.map.height / 2 });
  const to = arrowStep(event, turn, from);
  if (to !== null) hold({ ...still, marker, spot: ontoBoard(board.map, to) });
  else if (isGo(event) && (spot !== undefined || laying.turned !== undefined)) lay(marker, from);
  else if (event.key === '.' && laying.turned !== undefined) hold(turnedOn(laying));
  else return false;
  return true;
}
