import { keptDie, type Pool } from '../../../attack/pool.ts';
import type { Trigger } from '../../../attack/windows.ts';
import type { FightPolicy } from '../../../odds/fightPolicy.ts';
import type { Fight, OddsFighter } from '../../../odds/fightSum.ts';
import { NO_RULES, type OddsRules, READINGS } from '../../../odds/shot.ts';
import { hasChange } from '../../../traits/changes.ts';
import {
  accurateLimitOf,
  type FighterInHand,
  type FightInHand,
  hasShock,
  isBrutal,
  rightsOf,
  thresholdsOf,
  triggersOf,
} from './fightInHand.ts';

const ONE_CRIT: Pool = [keptDie('critical', 'rolled')];
const NO_DAMAGE = { normal: 0, critical: 0 };

const damageOf = (triggers: readonly Trigger[], kind: 'devastating' | 'bonus'): number =>
  triggers.reduce((sum, trigger) => (trigger.kind === kind ? sum + trigger.damage : sum), 0);

function rulesOf(fight: FightInHand, side: FighterInHand): OddsRules {
  const modes = new Set(rightsOf(fight, side).map(({ mode }) => mode));
  const ids = new Set(side.weapon?.rules.map(({ id }) => id));
  const triggers = triggersOf(fight, side, ONE_CRIT);
  const { critical } = thresholdsOf(fight, side);
  return {
    ...NO_RULES,
    accurate: accurateLimitOf(fight, side),
    devastating: damageOf(triggers, 'devastating'),
    critBonus: damageOf(triggers, 'bonus'),
    lethal: critical > 6 ? 0 : Math.max(2, critical),
    balanced: modes.has('one'),
    ceaseless: modes.has('face'),
    relentless: modes.has('any'),
    punishing: ids.has('punishing'),
    rending: ids.has('rending'),
    severe: ids.has('severe'),
    brutal: isBrutal(fight, side),
    shock: hasShock(fight, side),
    stun: triggers.some(({ kind }) => kind === 'stun'),
    hot: ids.has('hot'),
  };
}

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
    wounds: operative.wounds,
    startWounds: operative.maxWounds,
    injury: false,
    policy,
    reroll: 'fails',
  };
}

/** Traits that move a fight and that the odds do not know; whoever shows them says so. */
const UNKNOWN = ['chargeStrike', 'doubleStrike', 'toughness'] as const;

/** Whether the odds of a fight are without something that a trait does. */
export const fightIsLike = ({ attacker, defender }: FightInHand): boolean =>
  [attacker, defender].some(({ operative }) => UNKNOWN.some((change) => hasChange(operative, change)));

/** A fight before its dice, as the odds have it. Hit is fixed at the start of the action, injury in it (T08). */
export const fightOddsOf = (
  fight: FightInHand,
  policies: Readonly<Record<'attacker' | 'defender', FightPolicy>>,
): Fight => ({
  edition: 'kt24',
  attacker: fighterOf(fight, fight.attacker, policies.attacker),
  defender: fighterOf(fight, fight.defender, policies.defender),
  rounds: 1,
  swaps: false,
  readings: READINGS,
});
