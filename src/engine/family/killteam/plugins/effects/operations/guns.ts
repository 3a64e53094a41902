import { countsAmmo } from '../../../attack/ammunition.ts';
import type { BattleEvent } from '../../../model/event.ts';
import { findWeapon } from '../../../model/lookup.ts';
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

/** The gun an effect takes, and whether that was a choice between several. */
interface Taken {
  readonly gun: Gun;
  readonly chosen: boolean;
}

/** The gun used last if it is among those that may be taken, else the first of them (DECISIONS, reading 7). */
export function gunTaken(operative: Operative, guns: readonly Gun[]): Taken | null {
  const last = operative.lastWeapon === null ? null : findWeapon(operative, operative.lastWeapon);
  const used = guns.find(({ counter }) => counter === last?.ammo?.counter);
  const gun = used ?? guns[0];
  return gun === undefined ? null : { gun, chosen: used === undefined && guns.length > 1 };
}

/** Says which gun was taken where the players had the choice, so that they can set it right. */
export const choiceNoted = (
  { gun, chosen }: Taken,
  note: { readonly op: string; readonly source: string; readonly operative: Operative },
): readonly BattleEvent[] =>
  chosen
    ? [
        {
          type: 'effectNoted',
          op: note.op,
          source: note.source,
          params: { operative: note.operative.id, counter: gun.counter },
        },
      ]
    : [];
