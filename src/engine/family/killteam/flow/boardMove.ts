import type { BoardMove } from '../../../board/move/boardMove.ts';
import { toGrid } from '../../../board/units.ts';
import { engagedWith, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { Game } from '../rules/game.ts';
import type { MoveId } from '../rules/killTeamRules.ts';
import { flies, moveReach } from '../stats/moveReach.ts';

/** A move of somebody as it is now, for the board to measure. `falls`: it falls by choice wherever a way down would cost. */
export function boardMove(game: Game, operative: Operative, action: MoveId, falls: boolean): BoardMove {
  const { id, side } = operative;
  const others = game.state.operatives.filter((each) => each.id !== id && standing(each));
  return {
    mover: id,
    action,
    allowance: toGrid(moveReach(game, operative, action)),
    falls,
    flies: flies(operative),
    friends: others.filter((each) => each.side === side).map((each) => each.id),
    foes: others
      .filter((each) => each.side !== side)
      .map((each) => ({ id: each.id, engaged: engagedWith(game.state, each.id).some((friend) => friend !== id) })),
  };
}
