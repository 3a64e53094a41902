import { geometry } from '../../../engine/board/geometry.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { callsShown, moveCalls, type MoveCalls } from '../../../forms/board/closeCalls.ts';
import type { CloseShown } from '../../../ui/board/ClosePicture.tsx';
import type { Desk } from '../desk.ts';
import type { WayChosen } from './useWay.ts';

/** What half a millimetre decides of the move in hand. */
export const callsOfWay = ({ board, reaching }: OnBoardView, { move, model, way }: WayChosen): MoveCalls =>
  moveCalls(board, move, way, reaching(model));

/** Where half a millimetre decides of what is in hand, on the map. `said`: a distance in words. */
export function closeShown(
  { scene: { view }, pick }: Pick<Desk, 'scene' | 'pick'>,
  onBoard: OnBoardView,
  chosen: WayChosen | null,
  said: (inches: number) => string,
): readonly CloseShown[] {
  if (chosen !== null) return callsShown(callsOfWay(onBoard, chosen), said);
  const model = view.actor?.model.id ?? null;
  if (model === null || pick !== null) return [];
  const reach = geometry().reachCallsOn(onBoard.board, model, null, onBoard.reaching(model));
  return callsShown({ reach, enough: null }, said);
}
