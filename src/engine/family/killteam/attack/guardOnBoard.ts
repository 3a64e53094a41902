import { geometry } from '../../../board/geometry.ts';
import { engagedWith, ofSide, opposing, standing } from '../model/lookup.ts';
import { boardNow } from './boardGeometry.ts';
import type { Operative } from '../model/operative.ts';
import type { Game } from '../rules/game.ts';
import { targetProblem } from './targeting.ts';

/**
 * Whether the board says firmly that somebody on guard could attack nobody: all have a place, no enemy is in its control range,
 * none is a target of its guns, and half a millimetre changes nothing of that.
 */
export function isIdleOnBoard({ state, rules }: Game, guard: Operative): boolean {
  const board = boardNow(state);
  const enemies = ofSide(state, opposing(state, guard.side)).filter(standing);
  if (board === undefined || engagedWith(state, guard.id).length > 0) return false;
  return enemies.every((target) => {
    const look = geometry().closeLookOn(board, guard.id, target.id);
    if (look === null || look.close) return false;
    return guard.weapons
      .filter(({ kind }) => kind === 'ranged')
      .every(
        (weapon) => targetProblem(rules, state, { shooter: guard, weapon, target, via: 'guard', facts: null }) !== null,
      );
  });
}
