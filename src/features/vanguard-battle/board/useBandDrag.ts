import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { useWayDrag } from '../../../forms/board/dragOf.ts';
import type { Desk, WayPicked } from '../desk.ts';
import { dragCorner } from './drawing.ts';
import type { WayChosen } from './useWay.ts';

const MOVES = ['walk', 'run'] as const;

/** The move that a drag of its token begins: the one in hand, else the first that it can make; null: none can be. */
function draggedWay({ pick, scene }: Desk, { board }: OnBoardView, chosen: WayChosen | null): WayPicked | null {
  if (chosen !== null) return chosen.pick.action === 'charge' && chosen.pick.drawn === undefined ? null : chosen.pick;
  const { actor } = scene.view;
  if (pick !== null || actor === null || board.places[actor.model.id] === undefined) return null;
  const acts = MOVES.flatMap((action) => actor.acts.filter((act) => act.action === action && act.why === null));
  const [act] = acts.toSorted((one, other) => Number(one.byPush) - Number(other.byPush));
  if (act === undefined) return null;
  const action = act.action === 'run' ? 'run' : 'walk';
  return { kind: 'way', action, push: act.byPush, target: null, spot: null, dragged: true };
}

/** A drag of who acts is a move: its end is where it is let go; of a way that is drawn by hand, one of a corner. */
export function useBandDrag(desk: Desk, onBoard: OnBoardView, chosen: WayChosen | null) {
  const way = draggedWay(desk, onBoard, chosen);
  const model = desk.scene.view.actor?.model.id;
  return useWayDrag(
    way === null || model === undefined ? null : { model, drawn: way.drawn ?? [] },
    (corner, spot, { held }) => {
      if (way?.drawn !== undefined) dragCorner(desk, way, { corner, held }, spot);
      else desk.setPick(spot === null || way === null ? null : { ...way, spot });
    },
  );
}
