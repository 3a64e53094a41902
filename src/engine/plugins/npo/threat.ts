import { onceFor } from '../../core/once.ts';
import { fold } from '../../family/killteam/attack/fold.ts';
import { rangedWeapons, weaponProblems } from '../../family/killteam/flow/actions/attacks.ts';
import { attemptBy } from '../../family/killteam/flow/actions/actions.ts';
import type { Attack } from '../../family/killteam/attack/attack.ts';
import { attackContext } from '../../family/killteam/attack/attackContext.ts';
import { priceOf } from '../../family/killteam/attack/price.ts';
import { apLeft } from '../../family/killteam/flow/actions/apLeft.ts';
import { keepsOrder } from '../../family/killteam/flow/turns.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { meleeWeapons } from '../../family/killteam/attack/meleeWeapons.ts';
import type { Operative, Weapon } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { aplOf, saveOf, weaponHit } from '../../family/killteam/stats/stats.ts';

const share = (pips: number): number => Math.min(5, Math.max(0, pips)) / 6;

/** The number of a rule of the weapon; 0: it has none of these. */
function numberOf({ rules }: Weapon, ...ids: readonly string[]): number {
  const x = rules.find(({ id }) => ids.includes(id))?.params['x'];
  return typeof x === 'number' ? x : 0;
}

/** Defence dice less what the weapon pierces. */
const diceAgainst = ({ rules }: Game, target: Operative, weapon: Weapon): number =>
  Math.max(0, rules.defenceDice(target) - numberOf(weapon, 'piercing', 'ap'));

/** What is known of an operative while the battle stands as it does. */
interface KnownArms {
  readonly hits: Map<Weapon, number>;
  readonly gunFor: Map<Operative, Weapon | null>;
  guns: readonly Weapon[] | null;
  save: number | null;
}

const knownArms = onceFor<BattleState, Map<Operative, KnownArms>>(() => new Map());

function armsKnown({ state }: Game, operative: Operative): KnownArms {
  const all = knownArms(state);
  const found = all.get(operative) ?? { hits: new Map(), gunFor: new Map(), guns: null, save: null };
  all.set(operative, found);
  return found;
}

/** Save, or the invulnerable one where that is better. */
const bestSave = (game: Game, target: Operative): number =>
  (armsKnown(game, target).save ??= Math.min(saveOf(game, target), target.invulnerable ?? 7));

/** Hit of a weapon, at nobody in particular. */
function hitWith(game: Game, operative: Operative, weapon: Weapon): number {
  const { hits } = armsKnown(game, operative);
  const hit = hits.get(weapon) ?? weaponHit(game, { operative, weapon }, { pointBlank: false, assists: 0 }).hit;
  hits.set(weapon, hit);
  return hit;
}

/**
 * Wounds an attack takes on the average, roughly: dice by Hit and Lethal, less the saves of a target in the open. It ranks
 * weapons and targets for enemies that choose (kill-team.md A9.2, A9.4); the exact odds are another module's.
 */
function expectedDamage(game: Game, { operative, weapon, target }: Attack): number {
  const hit = hitWith(game, operative, weapon);
  const critical = share(7 - (numberOf(weapon, 'lethal') || 6));
  const normal = Math.max(0, share(7 - hit) - critical);
  const { damage, attacks } = weapon;
  const mortal = numberOf(weapon, 'mw', 'splash');
  const dealt = attacks * (normal * damage.normal + critical * (damage.critical + mortal));
  if (weapon.kind === 'melee') return dealt;
  const saves = diceAgainst(game, target, weapon) * share(7 - bestSave(game, target));
  return Math.max(dealt / 4, dealt - saves * damage.normal);
}

/** The order it shoots in: Engage, unless its order is given already. */
const shooting = (game: Game, operative: Operative): Operative =>
  operative.order === 'engage' || keepsOrder(game) ? operative : { ...operative, order: 'engage' };

/** What is done to the guns now: a shot of its activation, in the one it is about to have, or out of turn. */
function viaOf({ state }: Game, { id, readiness }: Operative): 'action' | 'counteract' {
  if (state.interrupt !== null) return 'action';
  if (state.activation?.operative === id) return state.activation.kind === 'counteract' ? 'counteract' : 'action';
  return readiness === 'expended' ? 'counteract' : 'action';
}

/** AP that its Shoot would cost with this gun. */
function apFor(game: Game, operative: Operative, weapon: Weapon): number {
  const context = attackContext(game.state, { attacker: operative, weapon, target: null, via: 'action' });
  return 1 + priceOf(game.rules, context);
}

/** AP it has left, or will have. */
const apOf = (game: Game, operative: Operative): number =>
  game.state.activation?.operative === operative.id ? apLeft(game) : aplOf(game, operative);

function gunsNow(game: Game, operative: Operative): readonly Weapon[] {
  const via = viaOf(game, operative);
  const attempt = { ...attemptBy(game, shooting(game, operative)), via, done: [] };
  const free = (weapon: Weapon): boolean => weaponProblems(attempt, weapon).every(({ code }) => code === 'notEnoughAp');
  const affordable = (weapon: Weapon): boolean =>
    via === 'counteract' || apFor(game, operative, weapon) <= Math.max(1, apOf(game, operative));
  return rangedWeapons(attempt).filter((weapon) => free(weapon) && affordable(weapon));
}

/** Guns it could fire with an Engage order, apart from what it did in this activation. */
const usableGuns = (game: Game, operative: Operative): readonly Weapon[] =>
  (armsKnown(game, operative).guns ??= gunsNow(game, operative));

/** AP of a Shoot with the gun that costs least. */
export const shootApOf = (game: Game, { bearer, guns }: Arms): number =>
  guns.length === 0 ? 1 : Math.min(...guns.map((gun) => apFor(game, bearer, gun)));

/** On Conceal, whatever it could fire may be fired so (L-46). */
export const isQuiet = ({ bearer, guns }: Arms): boolean => bearer.order === 'conceal' && guns.length > 0;

const best = (game: Game, weapons: readonly Weapon[], pair: Omit<Attack, 'weapon'>): Weapon | null => {
  const worths = weapons.map((weapon) => expectedDamage(game, { ...pair, weapon }));
  return weapons[worths.indexOf(Math.max(...worths))] ?? null;
};

/** What it would shoot this target with: the gun that takes most wounds; null: it has none that it could fire. */
export function gunFor(game: Game, operative: Operative, target: Operative): Weapon | null {
  const arms = armsKnown(game, operative).gunFor;
  const found = arms.get(target);
  if (found !== undefined) return found;
  const gun = best(game, usableGuns(game, operative), { operative, target });
  arms.set(target, gun);
  return gun;
}

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
