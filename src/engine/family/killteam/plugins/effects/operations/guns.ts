import { countsAmmo } from '../../../attack/ammunition.ts';
import type { AmmoCounter, Operative } from '../../../model/operative.ts';
import type { BattleState } from '../../../model/state.ts';

/** A gun whose shots are counted, with the id of its counter. */
interface Gun {
  readonly counter: string;
  readonly shots: AmmoCounter;
}

/** Guns of an operative whose shots are counted now, in the order of its weapons; none with ammunition rules off (C0). */
export function gunsOf(state: BattleState, operative: Operative): readonly Gun[] {
  if (!countsAmmo(state, operative)) return [];
  const counters = operative.weapons.flatMap(({ kind, ammo }) =>
    kind === 'ranged' && ammo !== null ? [ammo.counter] : [],
  );
  return [...new Set(counters)].flatMap((counter) => {
    const shots = operative.ammo[counter];
    return shots === undefined ? [] : [{ counter, shots }];
  });
}

function usedLast({ lastWeapon, weapons }: Operative, guns: readonly Gun[]): Gun | undefined {
  const last = weapons.find(({ id }) => id === lastWeapon);
  return guns.find(({ counter }) => counter === last?.ammo?.counter);
}

/** Guns among which the players choose: none where one of them was used last, for it is that one (DECISIONS, reading 7). */
export const gunsToChoose = (operative: Operative, guns: readonly Gun[]): readonly string[] =>
  usedLast(operative, guns) === undefined ? guns.map(({ counter }) => counter) : [];

/** The gun used last if it is among those that may be taken, else the one that was chosen, else the only one. */
export const gunTaken = (operative: Operative, guns: readonly Gun[], chosen: string | null): Gun | null =>
  usedLast(operative, guns) ?? guns.find(({ counter }) => counter === chosen) ?? guns[0] ?? null;
