import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { CloseCall } from '../../../engine/board/closeCalls.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { callsShown, moveCalls, type MoveCalls } from '../../../forms/board/closeCalls.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import type { CloseShown } from '../../../ui/board/ClosePicture.tsx';
import type { AimChosen } from './useAim.ts';
import type { MoveChosen } from './useMove.ts';

/** How near control range is, in inches. */
const CONTROL = 1;

/** What half a millimetre decides of the move in hand. */
export const callsOfMove = (board: BattleBoard, { move, way }: MoveChosen): MoveCalls =>
  moveCalls(
    board,
    move,
    way,
    move.foes.map(({ id }) => ({ id, inches: CONTROL })),
  );

/** Whose control range half a millimetre decides where somebody stands. */
export function callsHere({ table }: BattleView, board: BattleBoard, operative: Operative): readonly CloseCall[] {
  const foes = table.ofSide(table.opposing(operative.side)).filter((foe) => table.standing(foe));
  return geometry().reachCallsOn(
    board,
    operative.id,
    null,
    foes.map(({ id }) => ({ id, inches: CONTROL })),
  );
}

/** Whether half a millimetre decides that the chosen target is in range of the weapon; null: it does not. */
export function callOfRange(
  { aim }: BattleView,
  board: BattleBoard,
  { actor, weapon, chosen }: AimChosen,
): (CloseCall & { readonly most: number }) | null {
  const most = chosen === null ? null : aim.range(actor, weapon, chosen.enemy);
  if (most === null || chosen === null) return null;
  const call = geometry().rangeCallOn(board, actor.id, { id: chosen.enemy.id, inches: most });
  return call === null ? null : { ...call, most };
}

/** Where half a millimetre decides of the shot that is chosen: how its target is seen, and whether it is in range. */
function shotShown(
  view: BattleView,
  board: BattleBoard,
  aim: AimChosen,
  said: (inches: number) => string,
): readonly CloseShown[] {
  const { actor, chosen } = aim;
  const sight = chosen === null ? null : geometry().closeSpotOn(board, actor.id, chosen.enemy.id);
  const range = callOfRange(view, board, aim);
  return [
    ...(sight === null ? [] : [{ id: 'sight', at: spotAt(sight), label: null }]),
    ...(range === null ? [] : [{ id: range.id, at: spotAt(range.at), label: said(range.inches) }]),
  ];
}

/** Whom the board is asked about: the move or the shot in hand, else who acts. */
interface Asked {
  readonly move: MoveChosen | null;
  readonly aim: AimChosen | null;
  readonly actor: Operative | null;
}

/** Where half a millimetre decides of what is in hand, on the map. `said`: a distance in words. */
export function closeShown(
  view: BattleView,
  board: BattleBoard,
  { move, aim, actor }: Asked,
  said: (inches: number) => string,
): readonly CloseShown[] {
  if (move !== null) return callsShown(callsOfMove(board, move), said);
  if (aim !== null) return shotShown(view, board, aim, said);
  return actor === null ? [] : callsShown({ reach: callsHere(view, board, actor), enough: null }, said);
}
