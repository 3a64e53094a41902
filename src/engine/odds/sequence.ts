import { added, atLeast, cappedMeanOf, type DamageChances, meanOf } from './damageSums.ts';
import type { OddsShot } from './shot.ts';
import { shotOdds } from './shoot.ts';

/**
 * Attacks in a row on one target, none of them spared when it falls. `damage`: of all together, not cut at the wounds of the
 * target; `cappedMean`: cut at them; `killAfter`: after each attack the chance that the target is down.
 */
export interface SequenceOdds {
  readonly damage: DamageChances;
  readonly mean: number;
  readonly cappedMean: number;
  readonly kill: number;
  readonly killAfter: readonly number[];
}

/** What attacks in a row do to one target with so many wounds left. Throws `OddsRangeError`. */
export function sequenceOdds(shots: readonly OddsShot[], wounds: number): SequenceOdds {
  let damage: DamageChances = [1];
  const known = new Map<OddsShot, DamageChances>();
  const killAfter: number[] = [];
  for (const shot of shots) {
    const one = known.get(shot) ?? shotOdds(shot).damage;
    known.set(shot, one);
    damage = added(damage, one);
    killAfter.push(atLeast(damage, wounds));
  }
  return {
    damage,
    mean: meanOf(damage),
    cappedMean: cappedMeanOf(damage, wounds),
    kill: atLeast(damage, wounds),
    killAfter,
  };
}
