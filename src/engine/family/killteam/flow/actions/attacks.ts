import { fold } from '../../attack/fold.ts';
import { priceOf } from '../../attack/price.ts';
import { apLeft } from './apLeft.ts';
import { ammoProblem } from '../../attack/ammunition.ts';
import { attackContext } from '../../attack/attackContext.ts';
import { reject, type PreconditionCode, type Rejection, when } from '../../model/rejection.ts';
import type { Weapon } from '../../model/operative.ts';
import { hasChange } from '../../stats/changes.ts';
import { meleeWeapons } from '../../attack/meleeWeapons.ts';
import { type ActionRule, type ActionTry, nothingMore } from '../../rules/action.ts';
import { fightsThroughHatch } from '../hatchway.ts';
import { movedBefore } from './reasons.ts';

/** Why this gun cannot be used now; empty: it can. Silent, Heavy and Limited speak here. */
export function weaponProblems({ game, operative, via }: ActionTry, weapon: Weapon): readonly Rejection[] {
  const start: readonly PreconditionCode[] = via !== 'guard' && operative.order === 'conceal' ? ['concealed'] : [];
  const context = attackContext(game.state, { attacker: operative, weapon, target: null, via });
  const codes = fold(game.rules, 'weaponAllowed', { value: start, moment: context }).value;
  const ammo = ammoProblem(game.state, operative, weapon);
  const price = via === 'action' ? priceOf(game.rules, context) : 0;
  const needed = shoot.ap + price;
  const left = apLeft(game);
  const guardWith = via === 'guard' ? (operative.guardWith ?? null) : null;
  return [
    ...when(guardWith !== null && guardWith !== weapon.id, 'guardActionsOnly', { weapon: guardWith ?? '' }),
    ...codes.map((code) => reject(code)),
    ...(ammo === null ? [] : [ammo]),
    ...when(price > 0 && left < needed, 'notEnoughAp', { needed, left }),
  ];
}

export const rangedWeapons = (attempt: Pick<ActionTry, 'operative'>): readonly Weapon[] =>
  attempt.operative.weapons.filter((weapon) => weapon.kind === 'ranged');

/** The gun with fewest reasons against it speaks for the action. */
const leastProblems = (attempt: ActionTry): readonly Rejection[] => {
  const [least] = rangedWeapons(attempt)
    .map((weapon) => weaponProblems(attempt, weapon))
    .toSorted((a, b) => a.length - b.length);
  return least ?? [reject('noRangedWeapon')];
};

/** Enemies in its control range do not keep it from a shot: a guard's, or by its trait (A-47; `rules/acolyte.md` A10, Mordian). */
const shootsEngaged = ({ game, operative, via }: ActionTry): boolean =>
  via === 'guard' || hasChange(game.state, operative, 'shootEngaged');

/** Shoot: not in control range (a guard may, point-blank); Guard counts as Shoot (A3.1, A-44, A-47). */
export const shoot: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...movedBefore(attempt, 'guard'),
    ...when(attempt.engaged.length > 0 && !shootsEngaged(attempt), 'inControlRange'),
    ...leastProblems(attempt),
  ],
  chosen: nothingMore,
  perform: () => [],
};

/** Fight: an enemy in control range, or through a hatchway, and something to fight with (A5). */
export const fight: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...when(
      attempt.engaged.length === 0 && !fightsThroughHatch(attempt.game, attempt.operative),
      'noEnemyInControlRange',
    ),
    ...when(meleeWeapons(attempt.operative).length === 0, 'noMeleeWeapon'),
  ],
  chosen: nothingMore,
  perform: () => [],
};
