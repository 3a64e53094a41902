import { useMemo } from 'react';
import type { BoardMove, Way } from '../../../engine/board/move/boardMove.ts';
import type { OnBoardView, VanguardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { wayTo } from '../../../forms/board/moving.ts';
import type { Picked, WayPicked } from '../desk.ts';

/** A move that is being chosen on the board. */
export interface WayChosen {
  readonly pick: WayPicked;
  readonly model: string;
  readonly move: BoardMove;
  /** How far it goes at most, in inches. */
  readonly most: number;
  /** Null: no end is said, or nobody comes near it. */
  readonly way: Way | null;
  /** Nobody could end there: it slid to the nearest end. */
  readonly slid: boolean;
}

/** A flight is chosen by itself. */
const FLIGHT: WayPicked = { kind: 'way', action: 'fallback', push: false, target: null, spot: null };

const isFlight = ({ actor }: VanguardView): boolean => actor?.kind === 'fallback';

/** How far a move of who acts goes at most. */
const mostOf = ({ acts, fallback }: NonNullable<VanguardView['actor']>, { action }: WayPicked): number =>
  acts.find((act) => act.action === action)?.inches ?? fallback ?? 0;

function chosenWay({ actor }: VanguardView, onBoard: OnBoardView, pick: WayPicked): WayChosen | null {
  const { board } = onBoard;
  if (actor === null || board.places[actor.model.id] === undefined) return null;
  const model = actor.model.id;
  const most = mostOf(actor, pick);
  const move = onBoard.move(model, most);
  const found = pick.spot === null ? null : wayTo(board, move, pick.spot);
  return { pick, model, move, most, ...(found ?? { way: null, slid: false }) };
}

/** The move in hand of who acts, and the way to its end; null: none is being chosen. */
export function useWay(view: VanguardView, onBoard: OnBoardView, pick: Picked | null): WayChosen | null {
  return useMemo(() => {
    if (pick?.kind === 'way') return chosenWay(view, onBoard, pick);
    return isFlight(view) && pick === null ? chosenWay(view, onBoard, FLIGHT) : null;
  }, [view, onBoard, pick]);
}
