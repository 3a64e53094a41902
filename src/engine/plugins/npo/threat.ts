import { fold } from '../../family/killteam/attack/fold.ts';
import { rangedWeapons, weaponProblems } from '../../family/killteam/flow/actions/attacks.ts';
import { attemptBy } from '../../family/killteam/flow/actions/actions.ts';
import type { Attack } from '../../family/killteam/attack/attack.ts';
import { attackContext } from '../../family/killteam/attack/attackContext.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { meleeWeapons } from '../../family/killteam/attack/meleeWeapons.ts';
import type { Operative, Weapon } from '../../family/killteam/model/operative.ts';
import { saveOf, weaponHit } from '../../family/killteam/stats/stats.ts';

const share = (pips: number): number => Math.min(5, Math.max(0, pips)) / 6;

/** Defence dice of an unarmoured plan: three, less what the weapon pierces. */
const DEFENCE_DICE = 3;

const piercing = ({ rules }: Weapon): number => {
  const x = rules.find(({ id }) => id === 'piercing')?.params['x'];
  return typeof x === 'number' ? x : 0;
};

const lethal = ({ rules }: Weapon): number => {
  const x = rules.find(({ id }) => id === 'lethal')?.params['x'];
  return typeof x === 'number' ? x : 6;
};

/**
 * Wounds an attack takes on the average, roughly: dice by Hit and Lethal, less the saves of a target in the open. It ranks
 * weapons and targets for enemies that choose (kill-team.md A9.2, A9.4); the exact odds are another module's.
 */
function expectedDamage(game: Game, { operative, weapon, target }: Attack): number {
  const { hit } = weaponHit(game, { operative, weapon }, { pointBlank: false, assists: 0 });
  const critical = share(7 - lethal(weapon));
  const normal = Math.max(0, share(7 - hit) - critical);
  const { damage, attacks } = weapon;
  const dealt = attacks * (normal * damage.normal + critical * damage.critical);
  if (weapon.kind === 'melee') return dealt;
  const saves = Math.max(0, DEFENCE_DICE - piercing(weapon)) * share(7 - saveOf(game, target));
  return Math.max(dealt / 4, dealt - saves * damage.normal);
}

/** Guns it could fire with an Engage order, apart from what it did in this activation. */
function usableGuns(game: Game, operative: Operative): readonly Weapon[] {
  const engaging: Operative = operative.order === 'engage' ? operative : { ...operative, order: 'engage' };
  const attempt = { ...attemptBy(game, engaging), via: 'action' as const, done: [] };
  return rangedWeapons(attempt).filter((weapon) => weaponProblems(attempt, weapon).length === 0);
}

const best = (game: Game, weapons: readonly Weapon[], pair: Omit<Attack, 'weapon'>): Weapon | null => {
  const worth = (weapon: Weapon): number => expectedDamage(game, { ...pair, weapon });
  return weapons.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
};

/** What it would shoot this target with: the gun that takes most wounds; null: it has none that it could fire. */
export const gunFor = (game: Game, operative: Operative, target: Operative): Weapon | null =>
  best(game, usableGuns(game, operative), { operative, target });

/** What it would fight this target with. */
export const bladeFor = (game: Game, operative: Operative, target: Operative): Weapon | null =>
  best(game, meleeWeapons(operative), { operative, target });

/** What somebody could attack with now. */
export interface Arms {
  readonly bearer: Operative;
  readonly guns: readonly Weapon[];
  readonly blades: readonly Weapon[];
}

export const armsOf = (game: Game, bearer: Operative): Arms => ({
  bearer,
  guns: usableGuns(game, bearer),
  blades: meleeWeapons(bearer),
});

/** The share of a target's wounds that the best attack takes on the average, 0..1; 0 when there is none. */
export function threatTo(game: Game, { bearer: operative, guns, blades }: Arms, target: Operative): number {
  const most = Math.max(
    0,
    ...[...guns, ...blades].map((weapon) => expectedDamage(game, { operative, weapon, target })),
  );
  return Math.min(1, most / Math.max(1, target.wounds));
}

/** Moves that its gun does not forbid; null: no gun of it is Heavy, or it has one that is not. */
export function heavyMoves(game: Game, { bearer, guns }: Arms): readonly string[] | null {
  const barred = guns.map((weapon) => {
    const context = attackContext(game.state, { attacker: bearer, weapon, target: null, via: 'action' });
    return fold(game.rules, 'actionsBarred', { value: [], moment: context }).value;
  });
  if (barred.length === 0 || barred.some((moves) => moves.length === 0)) return null;
  return ['reposition', 'dash', 'fallBack', 'charge'].filter((move) =>
    barred.some((moves) => !moves.some((other) => other === move)),
  );
}
