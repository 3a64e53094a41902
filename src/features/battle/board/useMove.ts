import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { BoardMove, Way } from '../../../engine/board/move/boardMove.ts';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useFinder } from '../../../scene/useFinder.ts';
import { useTable } from '../../../scene/useScene.ts';
import { useBoardSnap } from '../../../state/battle/boardSnap.ts';
import { useDesk } from '../desk.ts';
import { drawnThrough, type Failing } from '../../../forms/board/drawnWay.ts';
import { type Doing, useHand } from './hand.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { wayTo } from '../../../forms/board/moving.ts';
import { snapped, type SnappedTo } from '../../../forms/board/snapping.ts';
import type { Spot } from '../../../ui/board/shown.ts';

/** A move that is being chosen on the board. */
export interface MoveChosen {
  readonly actor: Operative;
  readonly action: MoveId;
  /** A finger drags it: the map stays as it is. */
  readonly dragged: boolean;
  readonly move: BoardMove;
  /** Where it stands, in grid steps. */
  readonly from: { readonly x: number; readonly y: number };
  /** A drag lasts: what is seen keeps its place. */
  readonly held: boolean;
  /** How far it goes at most, in inches. */
  readonly most: number;
  /** Null: no end is said, or nobody comes near it. */
  readonly way: Way | null;
  /** Nobody could end there: it slid to the nearest end. */
  readonly slid: boolean;
  /** At what its end is held; null: it is where the finger was. */
  readonly snap: SnappedTo | null;
  /** An end was said, and nobody comes near it. */
  readonly lost: boolean;
  /** The corners through which its way is drawn by hand; null: it is found. */
  readonly drawn: readonly Spot[] | null;
  /** Where the way fails that is drawn; null: it can be gone to its end. */
  readonly fails: Failing | null;
}

type Chosen = Extract<Doing, { kind: 'move' }>;

/** Whose bases a move may end against: friends, and in a charge enemies. */
const besideWhom = ({ action, friends, foes }: BoardMove): readonly string[] => [
  ...friends,
  ...(action === 'charge' ? foes.map(({ id }) => id) : []),
];

/** The way to where a drag is held, near the finger; null: to where the finger is, it is held at nothing. */
function heldWay(board: BattleBoard, move: BoardMove, spot: Spot, near: number | undefined) {
  const place = board.places[move.mover];
  if (near === undefined || place === undefined) return null;
  const held = snapped(board, { radius: place.radius, others: besideWhom(move) }, spot, near);
  const found = held === null ? null : wayTo(board, move, held.spot);
  if (held === null || found === null || found.slid || found.way.points.at(-1)?.z !== held.z) return null;
  return { ...found, snap: held.to };
}

const NO_WAY = { way: null, slid: false, snap: null } as const;

function foundWay(board: BattleBoard, move: BoardMove, { spot, near }: Chosen) {
  if (spot === null) return null;
  const held = heldWay(board, move, spot, near);
  if (held !== null) return held;
  const found = wayTo(board, move, spot);
  return found === null ? null : { ...found, snap: null };
}

/** What is found of the way: drawn by hand, or the cheapest. */
function chosenWay(board: BattleBoard, move: BoardMove, chosen: Chosen) {
  if (chosen.drawn === undefined) {
    const found = foundWay(board, move, chosen);
    return { ...(found ?? NO_WAY), fails: null, lost: chosen.spot !== null && found === null };
  }
  return { ...NO_WAY, ...(drawnThrough(board, move, chosen.drawn) ?? { fails: null }), lost: false };
}

function chosenMove(
  board: BattleBoard,
  view: BattleView,
  { actor, from }: Pick<MoveChosen, 'actor' | 'from'>,
  chosen: Chosen,
): MoveChosen {
  const { action, dragged, held, drawn = null } = chosen;
  const move = view.actions.onBoard(actor, action, false);
  return {
    actor,
    action,
    dragged: dragged === true,
    held: held === true,
    move,
    from,
    most: view.actions.reach(actor, action),
    drawn,
    ...chosenWay(board, move, chosen),
  };
}

/** The move in hand of who acts, and the way to its end; null: none is being chosen, or what finds ways is still to come. */
export function useMove(board: BattleBoard): MoveChosen | null {
  const { view } = useTable();
  const { actor } = useDesk();
  const { doing } = useHand();
  const { snaps } = useBoardSnap();
  const isHere = useFinder(doing?.kind === 'move');
  return useMemo(() => {
    const from = actor === null ? undefined : board.places[actor.id];
    if (!isHere || actor === null || doing?.kind !== 'move' || from === undefined) return null;
    const chosen = snaps ? doing : { ...doing, near: undefined };
    return chosenMove(board, view, { actor, from }, chosen);
  }, [isHere, board, view, actor, doing, snaps]);
}
