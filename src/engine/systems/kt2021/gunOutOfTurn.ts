import { attemptBy } from '../../family/killteam/flow/actions/actions.ts';
import { rangedWeapons, weaponProblems } from '../../family/killteam/flow/actions/attacks.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { Game } from '../../family/killteam/rules/game.ts';

/** It has a gun that may be shot on Overwatch: no Blast, no Fusillade, nothing Unwieldy, and not used up (C-23, L-28, L-37). */
export function hasGunOutOfTurn(game: Game, operative: Operative): boolean {
  const attempt = { ...attemptBy(game, operative), via: 'counteract' as const, done: [] };
  return rangedWeapons(attempt).some((weapon) => weaponProblems(attempt, weapon).length === 0);
}
