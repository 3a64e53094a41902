import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { toInches } from '../../../engine/board/units.ts';
import type { Scene } from '../../../scene/useScene.ts';
import { groundShown, ownSideOf } from '../../../forms/board/groundShown.ts';
import { landmarksOf, type WhereWords } from '../../../forms/board/landmarks.ts';
import { placeSaid } from '../../../words/boardSaid.ts';

/** Where somebody is, in words: seen from who acts. */
export function whereSaid({ look, view }: Scene, { told, names }: WhereWords, board: BattleBoard, id: string): string {
  const place = board.places[id];
  if (place === undefined) return told.nowhere;
  const teller = view.table.acting ?? null;
  const from = teller === null || teller === id ? undefined : board.places[teller];
  const own = ownSideOf(groundShown(board.map));
  const at = { x: toInches(place.x), y: toInches(place.y) };
  const far = teller === null ? null : geometry().inchesOn(board, teller, id);
  return placeSaid(
    told,
    { at, high: toInches(place.z) },
    landmarksOf(board.map, names),
    from === undefined || teller === null || far === null
      ? null
      : {
          name: look.name(teller),
          at: { x: toInches(from.x), y: toInches(from.y) },
          ahead: { x: -own.x, y: -own.y },
          far,
        },
  );
}
