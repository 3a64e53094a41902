import { noChances } from '../damageSums.ts';
import type { VanguardAttack, VanguardTarget } from './attack.ts';
import { attackOdds, type VanguardOdds } from './attackOdds.ts';
import { againstLying, type AttackKind } from './lying.ts';

/**
 * How a model may be after what it suffered: chances by wounds left, of standing and of lying, and that it is removed;
 * `suffers`: wounds on average, each attack cut at those it had then.
 */
export interface Endured {
  readonly standing: readonly number[];
  readonly lying: readonly number[];
  readonly removed: number;
  readonly suffers: number;
}

/** One attack on it, as it is when it stands; `target` of it is read anew each time. */
export interface Assault {
  readonly kind: AttackKind;
  readonly attack: VanguardAttack;
}

/** A model before anything happens to it. */
export function unharmed({ wounds, down }: Pick<VanguardTarget, 'wounds' | 'down'>): Endured {
  const left = [...noChances(wounds), 1];
  const none = noChances(wounds + 1);
  return { standing: down ? none : left, lying: down ? left : none, removed: 0, suffers: 0 };
}

const oddsOn = ({ kind, attack }: Assault, wounds: number, down: boolean): VanguardOdds => {
  const now = down ? againstLying(attack, kind) : attack;
  return attackOdds({ ...now, target: { ...attack.target, wounds, down } });
};

interface Sums {
  readonly standing: number[];
  readonly lying: number[];
  removed: number;
  suffers: number;
}

function suffer(sums: Sums, odds: VanguardOdds, from: { wounds: number; down: boolean; chance: number }): void {
  const stays = from.down ? sums.lying : sums.standing;
  for (let left = 1; left <= from.wounds; left += 1)
    stays[left] = (stays[left] ?? 0) + from.chance * (odds.damage[from.wounds - left] ?? 0);
  sums.lying[1] = (sums.lying[1] ?? 0) + from.chance * odds.pDown;
  sums.removed += from.chance * odds.pRemoved;
  sums.suffers += from.chance * odds.meanCapped;
}

/**
 * How one attack goes through all ways in which its target may be: worked out once for each. `happens`: the chance that it is
 * made at all.
 */
export class Enduring {
  readonly #assault: Assault;
  readonly #known = new Map<string, VanguardOdds>();

  constructor(assault: Assault) {
    this.#assault = assault;
  }

  after({ standing, lying, removed, suffers }: Endured, happens = 1): Endured {
    const size = standing.length;
    const sums: Sums = { standing: noChances(size), lying: noChances(size), removed, suffers };
    for (const down of [false, true])
      for (const [wounds, chance] of (down ? lying : standing).entries()) {
        if (chance === 0) continue;
        const stays = down ? sums.lying : sums.standing;
        stays[wounds] = (stays[wounds] ?? 0) + chance * (1 - happens);
        suffer(sums, this.#odds(wounds, down), { wounds, down, chance: chance * happens });
      }
    return sums;
  }

  #odds(wounds: number, down: boolean): VanguardOdds {
    const key = `${String(wounds)}${down ? 'lying' : ''}`;
    const odds = this.#known.get(key) ?? oddsOn(this.#assault, wounds, down);
    this.#known.set(key, odds);
    return odds;
  }
}

/**
 * What becomes of a model that several attacks hit one after the other, such as those of every enemy that it leaves: whoever
 * was knocked down by one is easier to hurt by the next, and recovers no more. Throws `OddsRangeError`.
 *
 * Source: Vanguard core rules, V-41, V-43, V-53, V-64 to V-66.
 */
export const enduredBy = (target: Pick<VanguardTarget, 'wounds' | 'down'>, assaults: readonly Assault[]): Endured =>
  assaults.reduce((condition, assault) => new Enduring(assault).after(condition), unharmed(target));

/** The chance that it lies and is in play. */
export const lyingOf = ({ lying }: Endured): number => lying.reduce((sum, chance) => sum + chance, 0);
