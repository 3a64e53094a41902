import { attemptBy } from '../../../engine/family/killteam/flow/actions/actions.ts';
import { rangedWeapons, weaponProblems } from '../../../engine/family/killteam/flow/actions/attacks.ts';
import { counterOf } from '../../../engine/family/killteam/attack/ammunition.ts';
import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import type { AmmoCounter, Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { Rejection } from '../../../engine/family/killteam/model/rejection.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { meleeWeapons } from '../../../engine/family/killteam/attack/meleeWeapons.ts';
import { contentName } from '../../../words/content.ts';
import type { Words } from '../../../words/words.ts';
import type { AttackKind } from './picking.ts';

export const weaponName = (words: Words<'battle'>, weapon: Pick<Weapon, 'id' | 'name'>): string =>
  contentName(words, weapon.id, weapon.name);

/** Weapons for one kind of attack with what stops each; empty: usable. */
export const armsFor = (
  game: Game,
  operative: Operative,
  action: AttackKind,
): readonly { readonly weapon: Weapon; readonly problems: readonly Rejection[] }[] =>
  action === 'fight'
    ? meleeWeapons(operative).map((weapon) => ({ weapon, problems: [] }))
    : rangedWeapons({ operative }).map((weapon) => ({
        weapon,
        problems: weaponProblems(attemptBy(game, operative), weapon),
      }));

/** The weapon to begin with: the one used last if it can be used, else the first that can, else the first. */
export function preferredWeapon(game: Game, operative: Operative, action: AttackKind): Weapon | null {
  const arms = armsFor(game, operative, action);
  const usable = arms.filter(({ problems }) => problems.length === 0);
  const last = usable.find(({ weapon }) => weapon.id === operative.lastWeapon);
  return (last ?? usable[0] ?? arms[0])?.weapon ?? null;
}

/** The gun whose ammunition a card shows: the one used last, else the first that counts its shots. */
export function countedGun(
  state: BattleState,
  operative: Operative,
): { readonly weapon: Weapon; readonly counter: AmmoCounter } | null {
  const guns = operative.weapons.flatMap((weapon) => {
    const counter = counterOf(state, operative, weapon);
    return counter === null ? [] : [{ weapon, counter }];
  });
  return guns.find(({ weapon }) => weapon.id === operative.lastWeapon) ?? guns[0] ?? null;
}
