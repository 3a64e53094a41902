import { finder } from '../../../board/finding.ts';
import type { BoardMove } from '../../../board/move/boardMove.ts';
import type { Spot } from '../../../board/move/spots.ts';
import { toGrid } from '../../../board/units.ts';
import { onceFor } from '../../../core/once.ts';
import { boardNow } from '../../../family/killteam/attack/boardGeometry.ts';
import { boardMove } from '../../../family/killteam/flow/boardMove.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { MoveId } from '../../../family/killteam/rules/killTeamRules.ts';
import { inchesOf } from '../../../behaviour/killTeam/enemySituation.ts';
import { NO_TURN } from '../noTurn.ts';
import { situationOf, targetsOf } from '../view.ts';

/** A move of an enemy as it would make it now, a counteraction of no more than 2″ too. */
export function moveOnBoard(game: Game, enemy: Operative, action: MoveId): BoardMove {
  const move = boardMove(game, enemy, action, false);
  const situation = situationOf(game, enemy, NO_TURN);
  return situation.counteract ? { ...move, allowance: toGrid(inchesOf(action, situation)) } : move;
}

const known = onceFor<BattleState, Map<string, readonly Spot[]>>(() => new Map());

/** Where a move of an enemy can end, the cheapest places first; looked for once while the battle stands as it does. */
export function spotsFor({ state }: Game, move: BoardMove): readonly Spot[] {
  const board = boardNow(state);
  if (board === undefined) return [];
  const spots = known(state);
  const key = `${move.mover} ${move.action} ${move.allowance}`;
  const found = spots.get(key) ?? finder().spotsOn(board, move);
  spots.set(key, found);
  return found;
}

/** The cheapest places in the control range of one target where a charge of an enemy can end; none: it is out of reach. */
export function chargeSpots(game: Game, enemy: Operative, target: string): readonly Spot[] {
  const board = boardNow(game.state);
  return board === undefined ? [] : finder().chargeSpotsOn(board, moveOnBoard(game, enemy, 'charge'), target);
}

/** Whether nobody whom it fights sees it at a place without something between that gives it cover. */
export function isCovered({ state }: Game): (spot: Spot) => boolean {
  const targets = targetsOf(state);
  return ({ seenBy }) =>
    targets.every(({ id }) => {
      const look = seenBy(id);
      return look === null || look.leaning === null || look.leaning.cover.size > 0;
    });
}
