import { keptDie, type Pool } from '../../model/pool.ts';
import { rulesInUse } from '../rulesInUse.ts';
import type { FightPolicy } from '../../../../odds/fightPolicy.ts';
import type { Fight, OddsFighter } from '../../../../odds/fightSum.ts';
import { NO_RULES, type OddsRules, READINGS } from '../../../../odds/shot.ts';
import { hasChange } from '../../stats/changes.ts';
import { injuredAt } from '../../stats/stats.ts';
import { uprightBy, woundsIn } from '../../stats/upright.ts';
import { hasShock, isBrutal, rightsOf, thresholdsOf, triggersOf } from '../../attack/fight/fightInHand.ts';
import type { FighterInHand, FightInHand } from '../../rules/steps.ts';

const ONE_CRIT: Pool = [keptDie('critical', 'rolled')];
const NO_DAMAGE = { normal: 0, critical: 0 };

const rulesOf = (fight: FightInHand, side: FighterInHand): OddsRules => ({
  ...rulesInUse({
    rights: rightsOf(fight, side),
    rules: side.weapon?.rules ?? [],
    triggers: triggersOf(fight, side, ONE_CRIT),
    critical: thresholdsOf(fight, side).critical,
    accurate: side.fighter.accurate,
  }),
  brutal: isBrutal(fight, side),
  shock: hasShock(fight, side),
  parriesTwo: side.operative.abilities.includes('parriesTwo'),
  hot: side.weapon?.rules.some(({ id }) => id === 'hot') ?? false,
});

function fighterOf(fight: FightInHand, side: FighterInHand, policy: FightPolicy): OddsFighter {
  const { weapon, operative } = side;
  const strikes = weapon !== null && !(side.role === 'defender' && fight.task.noRetaliate);
  return {
    weapon: {
      dice: strikes ? weapon.attacks : 0,
      damage: weapon?.damage ?? NO_DAMAGE,
      rules: strikes ? rulesOf(fight, side) : NO_RULES,
    },
    hit: thresholdsOf(fight, side).hit,
    wounds: woundsIn(fight.game.state, operative),
    injuredAt: injuredAt(fight.game.rules, operative),
    injury: false,
    policy,
    reroll: 'fails',
  };
}

/** Traits that move a fight and that the odds do not know; whoever shows them says so. */
const UNKNOWN = ['chargeStrike', 'doubleStrike', 'toughness', 'hardened'] as const;

/** Whether the odds of a fight are without something that a trait does. */
export const fightIsLike = ({ game, attacker, defender }: FightInHand): boolean =>
  [attacker, defender].some(
    ({ operative }) =>
      uprightBy(game.state, operative) !== null || UNKNOWN.some((change) => hasChange(game.state, operative, change)),
  );

/** A fight before its dice, as the odds have it. Hit is fixed at the start of the action, injury in it (T08). */
export const fightOddsOf = (
  fight: FightInHand,
  policies: Readonly<Record<'attacker' | 'defender', FightPolicy>>,
): Fight => ({
  book: fight.game.rules.attacks,
  injuredHit: fight.game.rules.stats.injuredHit,
  attacker: fighterOf(fight, fight.attacker, policies.attacker),
  defender: fighterOf(fight, fight.defender, policies.defender),
  rounds: 1,
  swaps: false,
  readings: READINGS,
});
