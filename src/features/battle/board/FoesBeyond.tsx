import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { type Scene, useTable } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { Beyond } from '../../../ui/board/Beyond.tsx';
import type { FarShown } from '../../../ui/board/edged.ts';
import { type Frame, isSeen } from '../../../ui/board/frame.ts';
import { useShownFrame } from '../../../ui/board/shownFrame.ts';
import { inches } from '../../../words/format.ts';
import { spotOf } from './boardTokens.ts';
import type { MoveChosen } from './useMove.ts';

/** Enemies beyond the map and how far each is from the end of a move, for its edge. */
function beyond(
  { look, view, state }: Scene,
  board: BattleBoard,
  { actor, way }: MoveChosen,
  frame: Frame,
): readonly FarShown[] {
  const end = way?.points.at(-1) ?? board.places[actor.id];
  if (end === undefined) return [];
  const foes = view.table.ofSide(view.table.opposing(actor.side)).filter((foe) => view.table.standing(foe));
  const ids = foes.map(({ id }) => id).filter((id) => !isOnMap(board, id, frame));
  if (ids.length === 0) return [];
  return (geometry().atEndOn(board, actor.id, end, ids) ?? []).flatMap(({ id, inches: far }): FarShown[] => {
    const at = spotOf(board, id);
    if (at === null) return [];
    return [
      {
        id,
        at,
        side: colourOf(state, view.table.operative(id).side),
        label: `${look.name(id)} ${inches(Math.round(far))}`,
      },
    ];
  });
}

const isOnMap = (board: BattleBoard, id: string, frame: Frame): boolean => {
  const at = spotOf(board, id);
  return at === null || isSeen(frame, at);
};

type FoesBeyondProps = { readonly board: BattleBoard; readonly move: MoveChosen };

/** Where those enemies are that the map does not show: of those that it shows nothing is measured. */
export function FoesBeyond({ board, move }: FoesBeyondProps) {
  const scene = useTable();
  return <Beyond all={beyond(scene, board, move, useShownFrame())} />;
}
