import { meleeWeapons } from '../family/killteam/attack/meleeWeapons.ts';
import { attemptBy } from '../family/killteam/flow/actions/actions.ts';
import { rangedWeapons, weaponProblems } from '../family/killteam/flow/actions/attacks.ts';
import type { Operative, Weapon } from '../family/killteam/model/operative.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { Game } from '../family/killteam/rules/game.ts';

export type AttackKind = 'shoot' | 'fight';

/** A weapon for one kind of attack with what stops it; empty: it can be used. */
export interface Arm {
  readonly weapon: Weapon;
  readonly problems: readonly Rejection[];
}

export const armsFor = (game: Game, operative: Operative, action: AttackKind): readonly Arm[] =>
  action === 'fight'
    ? meleeWeapons(operative).map((weapon) => ({ weapon, problems: [] }))
    : rangedWeapons({ operative }).map((weapon) => ({
        weapon,
        problems: weaponProblems(attemptBy(game, operative), weapon),
      }));

/** The weapon to begin with: the one used last if it can be used, else the first that can, else the first; null: none. */
export function preferredWeapon(game: Game, operative: Operative, action: AttackKind): Weapon | null {
  const arms = armsFor(game, operative, action);
  const usable = arms.filter(({ problems }) => problems.length === 0);
  const last = usable.find(({ weapon }) => weapon.id === operative.lastWeapon);
  return (last ?? usable[0] ?? arms[0])?.weapon ?? null;
}
