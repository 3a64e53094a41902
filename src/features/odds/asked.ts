import { editionOf, injuredWith } from '../../content/oddsEditions.ts';
import type { FightPolicy } from '../../engine/odds/fightPolicy.ts';
import type { Fight, OddsFighter } from '../../engine/odds/fightSum.ts';
import {
  changedHit,
  type OddsTarget,
  openTarget,
  PLAIN_POLICY,
  READINGS,
  type OddsShot,
} from '../../engine/odds/shot.ts';
import { countedRules, type Plays, type OddsSide, type OddsSituation } from './oddsSituation.ts';

const damageOf = ({ normal, critical }: OddsSide) => ({ normal, critical });

/** Whether Vantage and obscured change the dice, and whether the target has a defence of its own, says the edition. */
function targetOf({
  edition,
  theirs,
  save,
  defence,
  invulnerable,
  inCover,
  obscured,
  vantage,
}: OddsSituation): OddsTarget {
  const open = openTarget(save, theirs.wounds);
  const { sight, ownDefence } = editionOf(edition);
  const own = ownDefence ? { dice: defence, invulnerable: invulnerable === 0 ? null : invulnerable } : {};
  const target = { ...open, ...own, obscured: obscured && sight, cover: inCover ? 1 : 0 };
  return inCover && vantage && sight ? { ...target, cover: 2, coverCrits: 1, eitherCover: true } : target;
}

/** Who shoots in turn, how often, and whether injured. */
interface Attack {
  readonly side: OddsSide;
  readonly shots: number;
  readonly injured: boolean;
}

export const attacksOf = ({ mine, shots, injured, others }: OddsSituation): readonly Attack[] => [
  { side: mine, shots, injured },
  ...others.map((other) => ({ side: other.side, shots: other.shots, injured: false })),
];

/** A shot of one attacker. */
export function attackShot(situation: OddsSituation, { side, injured }: Attack): OddsShot {
  const { edition, rerolls, optional, accurate, cover } = situation;
  const { book, stats } = editionOf(edition);
  return {
    book,
    weapon: {
      dice: side.dice,
      hit: changedHit(side.hit, injured ? stats.injuredHit : 0),
      damage: damageOf(side),
      rules: countedRules(side.rules, 'shoot', edition),
    },
    target: targetOf(situation),
    policy: { ...PLAIN_POLICY, reroll: rerolls, optional, accurate, cover },
    readings: READINGS,
  };
}

/** The first shot of a situation. */
export const shotOf = (situation: OddsSituation): OddsShot =>
  attackShot(situation, { side: situation.mine, shots: situation.shots, injured: situation.injured });

/** All shots in their order; those of one attacker are the same object. */
export const shotsOf = (situation: OddsSituation): readonly OddsShot[] =>
  attacksOf(situation).flatMap((attack) => Array<OddsShot>(attack.shots).fill(attackShot(situation, attack)));

const POLICIES: Readonly<Record<Plays, readonly [mine: FightPolicy, theirs: FightPolicy]>> = {
  well: ['optimal', 'optimal'],
  strike: ['strike', 'strike'],
  wellOnStriker: ['optimal', 'strike'],
  leastHarm: ['leastHarm', 'optimal'],
};

interface Fighting {
  readonly side: OddsSide;
  readonly policy: FightPolicy;
  readonly injured: boolean;
}

/** An injured one stays so; else wounds count from now on, if they are to. */
const fighterOf = (
  { edition, rerolls, injuries }: OddsSituation,
  { side, policy, injured }: Fighting,
): OddsFighter => ({
  weapon: { dice: side.dice, damage: damageOf(side), rules: countedRules(side.rules, 'fight', edition) },
  hit: side.hit,
  wounds: side.wounds,
  injury: injured || (injuries ? 'auto' : false),
  injuredAt: injuredWith(edition, side.wounds),
  policy,
  reroll: rerolls === 'nonCrits' ? 'nonCrits' : 'fails',
});

/** The fight of a situation. */
export function fightOf(situation: OddsSituation): Fight {
  const { edition, mine, theirs, plays, injured, foeInjured, rounds, swaps } = situation;
  const [policy, foePolicy] = POLICIES[plays];
  const { book, stats } = editionOf(edition);
  return {
    book,
    injuredHit: stats.injuredHit,
    attacker: fighterOf(situation, { side: mine, policy, injured }),
    defender: fighterOf(situation, { side: theirs, policy: foePolicy, injured: foeInjured }),
    rounds,
    swaps: swaps && rounds > 1,
    readings: READINGS,
  };
}
