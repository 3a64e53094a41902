import { viaNow, engagedWith } from '../model/lookup.ts';
import type { Game } from '../rules/game.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import type { Rejection } from '../model/rejection.ts';
import { attackContext } from './attackContext.ts';
import { priceOf } from './price.ts';
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

/** AP that this use of the weapon costs beside those of the action; only in an activation. */
export function pricePaid({ rules, state }: Game, { operative: attacker, weapon, target }: Attack): number {
  const via = viaNow(state);
  return via === 'action' ? priceOf(rules, attackContext(state, { attacker, weapon, target, via })) : 0;
}

/** What declaring an attack changes, as it was before, and what it costs beside the AP of the action. */
export const undeclaredOf = (game: Game, attack: Attack): Undeclared => {
  const { lastWeapon, guard, cannotRetaliate } = attack.operative;
  const price = pricePaid(game, attack);
  return { lastWeapon, guard, cannotRetaliate, ...(price > 0 && { price }) };
};
