import type { Prospect, RerollWay } from '../../log/advice.ts';
import { seenByOther } from '../prospect.ts';
import type { ArmourPoint, HitPoint, VanguardAttack } from './attack.ts';
import { attackOdds } from './attackOdds.ts';
import { exchangeProspect, type Exchange } from './exchange.ts';
import { prospectOf } from './prospects.ts';

/** A moment with so many of the dice that lie as fails taken up again. */
const takenUp = <Point extends HitPoint | ArmourPoint>(point: Point, dice: number): Point => ({
  ...point,
  dice: point.dice + dice,
  failed: point.failed - dice,
});

/**
 * What re-rolling failed dice comes to, seen by the side that rolls: whoever attacks in the hit roll, the target in the armour
 * roll. One way for each number of dice, none first; they are alike, so the first of `failed` (where they lie) are taken.
 * `most`: dice that can be paid for, 1 CP each. Throws `OddsRangeError`. Source: V-11, V-36.
 */
export function againWays(
  attack: VanguardAttack,
  point: HitPoint | ArmourPoint,
  failed: readonly number[],
  most: number,
): readonly RerollWay[] {
  const plain = { ...attack, reroll: null };
  return Array.from({ length: Math.min(failed.length, most) + 1 }, (_, dice) => {
    const seen = prospectOf(attackOdds(plain, takenUp({ ...point, failed: failed.length }, dice)));
    return {
      indices: failed.slice(0, dice),
      grades: { critical: 0, normal: 0, fail: dice },
      prospect: point.at === 'hit' ? seen : seenByOther(seen),
    };
  });
}

/**
 * What one die rolled again is worth before any is rolled, seen by whoever attacks: its own failed hit die; the failed armour
 * die of the target; and its own failed armour die when it is attacked back.
 */
export interface AgainWorth {
  readonly none: Prospect;
  readonly hit: Prospect;
  readonly foeArmour: Prospect;
  readonly ownArmour: Prospect;
}

/** What 1 CP kept for a die would come to in an attack with its answer. Throws `OddsRangeError`. Source: V-36. */
export function againWorth({ attack, retaliation }: Exchange): AgainWorth {
  const of = (reroll: VanguardAttack['reroll'], back: VanguardAttack['reroll']) =>
    exchangeProspect({
      attack: { ...attack, reroll },
      retaliation: retaliation === null ? null : { ...retaliation, reroll: back },
    });
  return { none: of(null, null), hit: of('hit', null), foeArmour: of('armour', null), ownArmour: of(null, 'armour') };
}
