import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { BoardMove, Way } from '../../../engine/board/move/boardMove.ts';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useTable } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import { type Doing, useHand } from './hand.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { wayTo } from '../../../forms/board/moving.ts';

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
  /** An end was said, and nobody comes near it. */
  readonly lost: boolean;
}

type Chosen = Extract<Doing, { kind: 'move' }>;

function chosenMove(
  board: BattleBoard,
  view: BattleView,
  { actor, from }: Pick<MoveChosen, 'actor' | 'from'>,
  { action, spot, dragged, held }: Chosen,
): MoveChosen {
  const move = view.actions.onBoard(actor, action, false);
  const found = spot === null ? null : wayTo(board, move, spot);
  return {
    actor,
    action,
    dragged: dragged === true,
    held: held === true,
    move,
    from,
    most: view.actions.reach(actor, action),
    way: found?.way ?? null,
    slid: found?.slid ?? false,
    lost: spot !== null && found === null,
  };
}

/** The move in hand of who acts, and the way to its end; null: none is being chosen. */
export function useMove(board: BattleBoard): MoveChosen | null {
  const { view } = useTable();
  const { actor } = useDesk();
  const { doing } = useHand();
  return useMemo(() => {
    const from = actor === null ? undefined : board.places[actor.id];
    if (actor === null || doing?.kind !== 'move' || from === undefined) return null;
    return chosenMove(board, view, { actor, from }, doing);
  }, [board, view, actor, doing]);
}
