import { viaNow, engagedWith } from '../model/lookup.ts';
import type { Game } from '../rules/game.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import type { Rejection } from '../model/rejection.ts';
import { targetProblem } from './targeting.ts';
import type { Undeclared } from '../model/task.ts';

/** Who attacks whom with what. */
export interface Attack {
  readonly operative: Operative;
  readonly weapon: Weapon;
  readonly target: Operative;
}

/** a guard with an enemy in its control range shoots point-blank. */
export const isPointBlank = ({ state }: Game, operative: Operative): boolean =>
  viaNow(state) === 'guard' && engagedWith(state, operative.id).length > 0;

/** Why this is no target of the shot, by the facts the table last gave, or the defaults; null: it is one. */
export const aimProblem = (game: Game, { operative: shooter, weapon, target }: Attack): Rejection | null =>
  targetProblem(game.rules, game.state, { shooter, weapon, target, via: viaNow(game.state), facts: null });

/** What declaring an attack changes, as it was before. */
export const undeclaredOf = ({ lastWeapon, guard, cannotRetaliate }: Operative): Undeclared => ({
  lastWeapon,
  guard,
  cannotRetaliate,
});
