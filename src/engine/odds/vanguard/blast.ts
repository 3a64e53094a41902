import type { Prospect } from '../../log/advice.ts';
import { seenByOther } from '../prospect.ts';
import type { VanguardAttack } from './attack.ts';
import { attackOdds, type VanguardOdds } from './attackOdds.ts';
import { prospectOf, summed } from './prospects.ts';

/** Somebody beside the target, friend or foe, with the attack that follows on them. */
export interface Beside {
  readonly attack: VanguardAttack;
  readonly isFriend: boolean;
}

/** What an attack with a second one comes to. `follows`: the chance that it scores a hit; `beside`: each attack that follows, once it does. */
export interface BlastOdds {
  readonly target: VanguardOdds;
  readonly follows: number;
  readonly beside: readonly VanguardOdds[];
  readonly prospect: Prospect;
}

const scaled = ({ kills, falls, inflicts, suffers }: Prospect, by: number): Prospect => ({
  kills: kills * by,
  falls: falls * by,
  inflicts: inflicts * by,
  suffers: suffers * by,
});

/**
 * An attack that is followed, when it scores a hit, saved or not, by one on everybody near its target. Seen by whoever attacks:
 * friends that go down are among `falls`. Throws `OddsRangeError`. Source: V-06.
 */
export function blastOdds(attack: VanguardAttack, near: readonly Beside[]): BlastOdds {
  const target = attackOdds(attack);
  const follows = 1 - (target.hits[0] ?? 0);
  const beside = near.map((each) => attackOdds(each.attack));
  const each = beside.map((odds, at) => {
    const seen = scaled(prospectOf(odds), follows);
    return near[at]?.isFriend === true ? seenByOther(seen) : seen;
  });
  return { target, follows, beside, prospect: summed([prospectOf(target), ...each]) };
}
