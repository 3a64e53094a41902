import type { ByGrade, Prospect } from '../log/advice.ts';
import { attackSpread } from './attackSpread.ts';
import { defenceOf, immediateOf, meanThrough } from './defence.ts';
import { bestOf, mixed, NO_PROSPECT, scoreOf, seenByOther } from './prospect.ts';
import { critsOf, retained, retaining } from './retain.ts';
import type { SaveSpread } from './saveSpread.ts';
import type { OddsShot } from './shot.ts';

/**
 * What a shot comes to from its dice on. `isDealt`: wounds that critical successes deal at once are dealt, and taken off those
 * of the target already.
 */
export class ShotWorth {
  readonly #shot: OddsShot;
  readonly #isDealt: boolean;
  readonly #defence: ReturnType<typeof defenceOf>;
  readonly #known = new Map<number, Prospect>();

  constructor(shot: OddsShot, isDealt: boolean) {
    this.#shot = shot;
    this.#isDealt = isDealt;
    this.#defence = defenceOf(shot);
  }

  /** Seen by the shooter: so many dice of each grade, and the dice that Accurate kept. */
  ofDice({ critical, normal, fail }: ByGrade, kept: number): Prospect {
    return this.ofHits(retained(retaining(this.#shot, kept), { crits: critical, normals: normal, fails: fail }));
  }

  /** Seen by the shooter: what is retained, the saves still to roll, those for cover kept as is best for the target. */
  ofHits(hits: number): Prospect {
    const known = this.#known.get(hits);
    if (known !== undefined) return known;
    const [first, ...others] = critsOf(hits) > 0 ? this.#defence.pierced : this.#defence.plain;
    if (first === undefined) throw new Error('a target has no way to save');
    const after = (way: SaveSpread): Prospect => this.#afterWay(hits, way);
    const found = bestOf([after(first), ...others.map(after)], seenByOther);
    this.#known.set(hits, found);
    return found;
  }

  /** Seen by the shooter: what is retained, and the saves as they are, spent so that the least damage gets through. */
  ofSaves(hits: number, saves: number): Prospect {
    const immediate = this.#isDealt ? 0 : immediateOf(this.#defence, hits);
    const { wounds } = this.#shot.target;
    const mean = (of: (damage: number) => number): number =>
      meanThrough(this.#defence, hits, saves, (through) => of(immediate + through));
    const kills = mean((damage) => Number(damage >= wounds));
    const inflicts = mean((damage) => Math.min(damage, wounds));
    return { ...NO_PROSPECT, kills, inflicts };
  }

  /** Seen by the shooter, before the roll: so many dice kept by Accurate, re-rolls chosen best. */
  ofKept(kept: number): Prospect {
    const shot: OddsShot = { ...this.#shot, policy: { ...this.#shot.policy, reroll: 'maxKill' } };
    const { hits, chances } = attackSpread(shot, retaining(shot, kept), (each) => scoreOf(this.ofHits(each)));
    return mixed([...chances].flatMap((chance, at) => (chance > 0 ? [[this.ofHits(hits[at] ?? 0), chance]] : [])));
  }

  #afterWay(hits: number, { saves, chances }: SaveSpread): Prospect {
    return mixed([...chances].map((chance, at) => [this.ofSaves(hits, saves[at] ?? 0), chance]));
  }
}
