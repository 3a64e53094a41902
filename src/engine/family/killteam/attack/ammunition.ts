import { byPeople } from '../model/lookup.ts';
import type { BattleEvent } from '../model/event.ts';
import type { AmmoCounter, Operative, Weapon } from '../model/operative.ts';
import { reject, type Rejection } from '../model/rejection.ts';
import type { BattleState } from '../model/state.ts';

/** Ammunition is counted for this operative: rules on, and an enemy only if the reading says so. */
export const countsAmmo = (state: BattleState, operative: Operative): boolean =>
  state.settings.parameters?.ammo === true &&
  state.settings.automation.ammo === true &&
  (byPeople(state, operative.side) || state.settings.readings.enemyAmmo === true);

/** The counter a weapon draws from; null when it is not counted. */
export function counterOf(state: BattleState, operative: Operative, weapon: Weapon): AmmoCounter | null {
  if (weapon.ammo === null || !countsAmmo(state, operative)) return null;
  return operative.ammo[weapon.ammo.counter] ?? null;
}

/** Why the gun cannot be fired: jammed, empty, or fewer shots left than this profile uses. */
export function ammoProblem(state: BattleState, operative: Operative, weapon: Weapon): Rejection | null {
  const counter = counterOf(state, operative, weapon);
  if (counter === null) return null;
  if (counter.jammed) return reject('jammed');
  if (counter.left === 0) return reject('ammoEmpty');
  const needed = weapon.ammo?.perShot ?? 1;
  return counter.left < needed ? reject('ammoTooLow', { left: counter.left, needed }) : null;
}

/** One Shoot action uses its shots once, however many targets it had. */
export function ammoEvents(state: BattleState, operative: Operative, weapon: Weapon): readonly BattleEvent[] {
  const counter = counterOf(state, operative, weapon);
  if (counter === null || weapon.ammo === null) return [];
  const left = Math.max(0, counter.left - weapon.ammo.perShot);
  return [{ type: 'ammoSpent', operative: operative.id, counter: weapon.ammo.counter, left }];
}

/** Guns that a Reload can do something for: empty or jammed (A-34, DECISIONS reading 7). */
export const reloadable = (state: BattleState, operative: Operative): readonly string[] =>
  countsAmmo(state, operative)
    ? Object.entries(operative.ammo)
        .filter(([, counter]) => counter.left === 0 || counter.jammed)
        .map(([id]) => id)
    : [];
