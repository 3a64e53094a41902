import type { ByGrade, Omitted, Prospect, RerollWay } from '../../../../log/advice.ts';
import { FightWorth, retainedOf, unanswered } from '../../../../odds/fightWorth.ts';
import { seenByOther } from '../../../../odds/prospect.ts';
import { type RerollMode, rerollWays } from '../../../../odds/rerollWays.ts';
import type { Weapon } from '../../model/operative.ts';
import type { FightRole } from '../../model/task.ts';
import { rerollDice, successesOf } from '../shoot/worth.ts';
import { fightInHand, otherRole, poolOf, thresholdsOf } from '../../attack/fight/fightInHand.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { fightIsLike, fightOddsOf } from './oddsOf.ts';
import { unlessBeyond } from './unlessBeyond.ts';
import { withRetaliation } from '../../attack/fight/weapons.ts';

/** Most dice of a side with which a fight is worked out while the player waits. */
const MOST_DICE = 8;

const oddsOf = (fight: FightInHand) => fightOddsOf(fight, { attacker: 'optimal', defender: 'optimal' });

/** Does it unless the fight is too long for that: null. */
function unlessLong<T>(fight: FightInHand, work: (worth: FightWorth) => T): T | null {
  const odds = oddsOf(fight);
  if (Math.max(odds.attacker.weapon.dice, odds.defender.weapon.dice) > MOST_DICE) return null;
  return unlessBeyond(() => work(new FightWorth(odds, fight.task.turn)));
}

function waysBy(
  fight: FightInHand,
  role: FightRole,
  { modes, worth }: { readonly modes: readonly RerollMode[]; readonly worth: (hits: number) => Prospect },
): readonly RerollWay[] {
  const side = fight[role];
  const { dice, accurate } = side.fighter;
  const thresholds = thresholdsOf(fight, side);
  const odds = oddsOf(fight);
  return rerollWays({
    dice: rerollDice(dice ?? [], thresholds),
    thresholds: { success: thresholds.hit, critical: Math.min(6, thresholds.critical) },
    modes,
    worth: (grades: ByGrade) => worth(retainedOf(odds, role, { grades, kept: accurate })),
  });
}

/** What the other side has retained; null: it has still to roll. */
function foeOf(fight: FightInHand, role: FightRole): number | null {
  const foe = poolOf(fight, fight[otherRole(role)]);
  return foe === null ? null : successesOf(foe.pool);
}

/** Every choice of dice of one side to re-roll, seen by it; `modes`: of the rule in question, then those that follow. */
export function fightWays(
  fight: FightInHand,
  role: FightRole,
  modes: readonly RerollMode[],
): { readonly ways: readonly RerollWay[]; readonly omitted: Omitted } {
  const foe = foeOf(fight, role);
  const ways = unlessLong(fight, (worth) => waysBy(fight, role, { modes, worth: (hits) => worth.of(role, hits, foe) }));
  if (ways !== null) return { ways, omitted: fightIsLike(fight) ? 'traits' : null };
  const odds = oddsOf(fight);
  return { ways: waysBy(fight, role, { modes, worth: (hits) => unanswered(odds, role, hits) }), omitted: 'answers' };
}

/** What it is worth to fight back with this weapon, seen by the defender; null: the fight is too long. */
export function retaliationWorth(fight: FightInHand, weapon: Weapon): Prospect | null {
  const armed = fightInHand(fight.game, withRetaliation(fight, weapon));
  return unlessLong(armed, (worth) => seenByOther(worth.before()));
}

/** What it is worth to a side to keep so many dice by Accurate, before its roll; null: the fight is too long. */
export function accurateWorth(fight: FightInHand, role: FightRole, accurate: number): Prospect | null {
  const { game, task } = fight;
  const keeping = fightInHand(game, { ...task, [role]: { ...task[role], accurate } });
  if (role === 'attacker') return unlessLong(keeping, (worth) => worth.before());
  const hits = successesOf(poolOf(fight, fight.attacker)?.pool ?? []);
  return unlessLong(keeping, (worth) => seenByOther(worth.of('attacker', hits, null)));
}
