import type { BoardMove } from '../../../board/move/boardMove.ts';
import type { Ease } from '../../../board/move/moveRules.ts';
import { toGrid } from '../../../board/units.ts';
import { engagedWith, midMoveOf, standing } from '../model/lookup.ts';
import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import type { Game } from '../rules/game.ts';
import type { MoveId } from '../rules/killTeamRules.ts';
import { changesOf } from '../stats/changes.ts';
import { flies, moveReach } from '../stats/moveReach.ts';

/** How its climbs and drops count less. */
const easesOf = (lasts: Lasts, operative: Operative): readonly Ease[] => [
  ...changesOf(lasts, operative, 'climbLess').map(({ change: { by, least } }): Ease => ({
    kind: 'less',
    by: toGrid(by),
    least: toGrid(least),
  })),
  ...changesOf(lasts, operative, 'verticalHalf').map(({ change: { least } }): Ease => ({
    kind: 'half',
    least: toGrid(least),
  })),
];

/** A move of somebody as it is now, for the board to measure. `falls`: it falls by choice wherever a way down would cost. */
export function boardMove(game: Game, operative: Operative, action: MoveId, falls: boolean): BoardMove {
  const { id, side } = operative;
  const others = game.state.operatives.filter((each) => each.id !== id && standing(each));
  const eases = easesOf(game.state, operative);
  const held = midMoveOf(game.state, id);
  return {
    mover: id,
    action,
    allowance: toGrid(moveReach(game, operative, action)),
    falls,
    flies: flies(operative),
    ...(eases.length > 0 && { eases }),
    ...(held?.action === action && held.left !== undefined && { left: held.left }),
    friends: others.filter((each) => each.side === side).map((each) => each.id),
    foes: others
      .filter((each) => each.side !== side)
      .map((each) => ({ id: each.id, engaged: engagedWith(game.state, each.id).some((friend) => friend !== id) })),
  };
}
