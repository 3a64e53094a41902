import { actionReasons, attemptBy } from './actions/actions.ts';
import { rangedWeapons, weaponProblems } from './actions/attacks.ts';
import type { Game } from '../rules/game.ts';
import { areEngaged, standing } from '../model/lookup.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import { aimProblem, type Attack } from '../attack/attack.ts';
import { retaliationWeapons } from '../attack/fight/weapons.ts';

/** An attack that could be declared now. */
export interface AttackInReach extends Attack {
  readonly action: 'shoot' | 'fight';
}

type Pair = Pick<Attack, 'weapon' | 'target'>;

/** Whether these can be declared: by the rules, or anyway. */
interface Allowed {
  readonly weapon: (weapon: Weapon) => boolean;
  readonly pair: (pair: Pair) => boolean;
}

const ANYWAY: Allowed = { weapon: () => true, pair: () => true };

const shotsAllowed = (game: Game, operative: Operative): Allowed => ({
  weapon: (weapon) => weaponProblems(attemptBy(game, operative), weapon).length === 0,
  pair: (pair) => aimProblem(game, { operative, ...pair }) === null,
});

const fightsAllowed = ({ state }: Game, { id }: Operative): Allowed => ({
  weapon: () => true,
  pair: ({ target }) => areEngaged(state, id, target.id),
});

/**
 * Every weapon of this operative with every enemy it can be used on now. What the table has not told yet does not stop a
 * shot. `anyway`: an action that is done although it is impossible, with any weapon for it on any enemy.
 */
export function attacksInReach(
  game: Game,
  operative: Operative,
  anyway: AttackInReach['action'] | null,
): readonly AttackInReach[] {
  const foes = game.state.operatives.filter((other) => other.side !== operative.side && standing(other));
  const of = (action: AttackInReach['action'], weapons: readonly Weapon[], byRules: Allowed): AttackInReach[] => {
    if (action !== anyway && actionReasons(game, operative, action).length > 0) return [];
    const allowed = action === anyway ? ANYWAY : byRules;
    return weapons
      .filter(allowed.weapon)
      .flatMap((weapon) => foes.map((target) => ({ action, operative, weapon, target })))
      .filter(allowed.pair);
  };
  return [
    ...of('shoot', rangedWeapons({ operative }), shotsAllowed(game, operative)),
    ...of('fight', retaliationWeapons(game, operative), fightsAllowed(game, operative)),
  ];
}
