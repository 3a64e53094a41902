import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { BoardMove, Way } from '../../../engine/board/move/boardMove.ts';
import type { OnBoardView, VanguardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { drawnThrough, type Failing } from '../../../forms/board/drawnWay.ts';
import { wayTo } from '../../../forms/board/moving.ts';
import type { Picked, WayPicked } from '../desk.ts';
import { atObjective } from './objectives.ts';

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
  /** Where the way fails that is drawn; null: it can be gone to its end, or it is found. */
  readonly fails: Failing | null;
}

/** A flight is chosen by itself. */
const FLIGHT: WayPicked = { kind: 'way', action: 'fallback', push: false, target: null, spot: null };

const isFlight = ({ actor }: VanguardView): boolean => actor?.kind === 'fallback';

/** How far a move of who acts goes at most. */
const mostOf = ({ acts, fallback }: NonNullable<VanguardView['actor']>, { action }: WayPicked): number =>
  acts.find((act) => act.action === action)?.inches ?? fallback ?? 0;

const NO_WAY = { way: null, slid: false, fails: null } as const;

/** What is found of the way: drawn by hand, or the cheapest. */
function foundWay(board: BattleBoard, move: BoardMove, { spot, drawn }: WayPicked) {
  if (drawn !== undefined) return drawnThrough(board, move, drawn);
  const { radius } = board.places[move.mover] ?? { radius: 0 };
  return spot === null ? null : wayTo(board, move, atObjective(board, radius, spot));
}

function chosenWay({ actor }: VanguardView, onBoard: OnBoardView, pick: WayPicked): WayChosen | null {
  const { board } = onBoard;
  if (actor === null || board.places[actor.model.id] === undefined) return null;
  const model = actor.model.id;
  const most = mostOf(actor, pick);
  const move = onBoard.move(model, most);
  return { pick, model, move, most, ...NO_WAY, ...foundWay(board, move, pick) };
}

/** The move in hand of who acts, and the way to its end; null: none is being chosen. */
export function useWay(view: VanguardView, onBoard: OnBoardView, pick: Picked | null): WayChosen | null {
  return useMemo(() => {
    if (pick?.kind === 'way') return chosenWay(view, onBoard, pick);
    return isFlight(view) && pick === null ? chosenWay(view, onBoard, FLIGHT) : null;
  }, [view, onBoard, pick]);
}
