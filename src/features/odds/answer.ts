import { meanOf } from '../../engine/odds/damageSums.ts';
import { fightOdds } from '../../engine/odds/fight.ts';
import type { FightPolicy } from '../../engine/odds/fightPolicy.ts';
import { FightBoundError } from '../../engine/odds/fightSolver.ts';
import type { OddsFighter } from '../../engine/odds/fightSum.ts';
import { sequenceOdds } from '../../engine/odds/sequence.ts';
import { shotOdds } from '../../engine/odds/shoot.ts';
import {
  OddsRangeError,
  type OddsTarget,
  openTarget,
  PLAIN_POLICY,
  READINGS,
  type Shot,
} from '../../engine/odds/shot.ts';
import type { Plays, Side, Situation } from './situation.ts';

/**
 * What comes of it. `damage`: chances by wounds that the other side suffers, of a fight cut at those it has; `mean` of it in
 * wounds; `kill`: the chance that the other side falls; `risk`: own wounds on average and the chance to suffer any (Hot) or to
 * fall (a fight), null: there is none; `stun`: the chance of a critical success where the weapon has Stun, else null.
 */
export interface Odds {
  readonly kind: 'odds';
  readonly damage: readonly number[];
  readonly mean: number;
  readonly kill: number;
  readonly risk: { readonly chance: number; readonly mean: number } | null;
  readonly stun: number | null;
}

/** An answer, or why there is none: too many courses to be worked out, numbers that cannot be, or no worker to be had. */
export type Answer = Odds | { readonly kind: 'tooMany' | 'wrong' | 'failed' };

const damageOf = ({ normal, critical }: Side) => ({ normal, critical });

function targetOf({ theirs, save, inCover, obscured, vantage }: Situation): OddsTarget {
  const open = { ...openTarget(save, theirs.wounds), obscured };
  if (!inCover) return open;
  return vantage ? { ...open, cover: 2, coverCrits: 1, eitherCover: true } : { ...open, cover: 1 };
}

const shotOf = (situation: Situation): Shot => ({
  edition: 'kt24',
  weapon: {
    dice: situation.mine.dice,
    hit: situation.mine.hit,
    damage: damageOf(situation.mine),
    rules: situation.mine.rules,
  },
  target: targetOf(situation),
  policy: { ...PLAIN_POLICY, cover: 'optimal' },
  readings: READINGS,
});

/** The chance that it happens at least once in so many tries. */
const onceIn = (chance: number, tries: number): number => 1 - (1 - chance) ** tries;

function shooting(situation: Situation): Odds {
  const shot = shotOf(situation);
  const { shots } = situation;
  const one = shotOdds(shot);
  const { damage, mean, kill } = shots === 1 ? one : sequenceOdds(Array(shots).fill(shot), shot.target.wounds);
  return {
    kind: 'odds',
    damage: [...damage],
    mean,
    kill,
    risk: one.self === null ? null : { chance: onceIn(1 - (one.self[0] ?? 0), shots), mean: shots * meanOf(one.self) },
    stun: shot.weapon.rules.stun ? onceIn(one.crit, shots) : null,
  };
}

const POLICIES: Readonly<Record<Plays, readonly [mine: FightPolicy, theirs: FightPolicy]>> = {
  well: ['optimal', 'optimal'],
  strike: ['strike', 'strike'],
  wellOnStriker: ['optimal', 'strike'],
  leastHarm: ['leastHarm', 'optimal'],
};

const fighterOf = (side: Side, policy: FightPolicy): OddsFighter => ({
  weapon: { dice: side.dice, damage: damageOf(side), rules: side.rules },
  hit: side.hit,
  wounds: side.wounds,
  startWounds: side.wounds,
  injury: false,
  policy,
  reroll: 'fails',
});

function fighting({ mine, theirs, plays }: Situation): Odds {
  const [myPolicy, theirPolicy] = POLICIES[plays];
  const { attacker, defender } = fightOdds({
    edition: 'kt24',
    attacker: fighterOf(mine, myPolicy),
    defender: fighterOf(theirs, theirPolicy),
    rounds: 1,
    swaps: false,
    readings: READINGS,
  });
  return {
    kind: 'odds',
    damage: [...defender.left].toReversed(),
    mean: defender.lost,
    kill: defender.killed,
    risk: { chance: attacker.killed, mean: attacker.lost },
    stun: mine.rules.stun ? attacker.stuns : null,
  };
}

/** Works a situation out; numbers that cannot be and fights beyond the bound are answers too. */
export function answerTo(situation: Situation): Answer {
  try {
    return situation.kind === 'shoot' ? shooting(situation) : fighting(situation);
  } catch (error) {
    if (error instanceof FightBoundError) return { kind: 'tooMany' };
    if (error instanceof OddsRangeError) return { kind: 'wrong' };
    throw error;
  }
}
