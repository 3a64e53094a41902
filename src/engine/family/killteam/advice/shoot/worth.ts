import { classify, count, type Pool, type RolledDie } from '../../model/pool.ts';
import { type CoverChoice, coverSavePossible, saveThresholds, thresholdsOf } from '../../attack/shoot/derive.ts';
import { oddsOf } from './oddsOf.ts';
import type { Prospect, RerollWay } from '../../../../log/advice.ts';
import { seenByOther } from '../../../../odds/prospect.ts';
import { MOST_REROLLED, type RerollDie, type RerollMode, rerollWays } from '../../../../odds/rerollWays.ts';
import { SIDE } from '../../../../odds/retain.ts';
import type { OddsTarget, OddsShot } from '../../../../odds/shot.ts';
import { ShotWorth } from '../../../../odds/shotWorth.ts';
import { attackNow, defenceNow } from '../../attack/shoot/shotInHand.ts';
import type { ShotInHand } from '../../rules/steps.ts';

type Cover = Pick<OddsTarget, 'cover' | 'coverCrits' | 'eitherCover'>;

const COVER: Readonly<Record<CoverChoice, Cover>> = {
  normal: { cover: 1, coverCrits: 0, eitherCover: false },
  critical: { cover: 0, coverCrits: 1, eitherCover: false },
  two: { cover: 2, coverCrits: 0, eitherCover: false },
  none: { cover: 0, coverCrits: 0, eitherCover: false },
};

/** `cover`: how the cover save is kept; null: as is best for the target. */
function worthOf({ shot, target, task }: ShotInHand, cover: CoverChoice | null): ShotWorth {
  const odds = oddsOf(shot, target);
  const isSet = cover !== null && coverSavePossible(shot);
  const asked: OddsShot = isSet
    ? { ...odds, target: { ...odds.target, ...COVER[cover] }, policy: { ...odds.policy, cover: 'always' } }
    : odds;
  return new ShotWorth(asked, task.sequence.retained);
}

const MOST_SUCCESSES = SIDE - 1;

/** Successes of a pool as the odds have them; more of a kind than they can hold as the most they can. */
export const successesOf = (pool: Pool): number =>
  Math.min(MOST_SUCCESSES, count(pool, 'critical')) * SIDE + Math.min(MOST_SUCCESSES, count(pool, 'normal'));

/** Rolled dice as those that may be re-rolled or not. `critical`: the lowest critical success, above 6: a 6. */
export const rerollDice = (dice: readonly RolledDie[], thresholds: Parameters<typeof classify>[1]): RerollDie[] =>
  classify(dice, thresholds).map(({ face, grade }, index) => ({
    face,
    grade,
    locked: dice[index]?.rerolled ?? true,
  }));

/** Every choice of attack dice to re-roll, seen by the shooter; `modes`: of the rule in question, then those that follow. */
export function attackWays(inHand: ShotInHand, modes: readonly RerollMode[]): readonly RerollWay[] {
  const { attack, accurate, keepCover } = inHand.task.sequence;
  const thresholds = thresholdsOf(inHand.shot);
  const worth = worthOf(inHand, keepCover);
  return rerollWays({
    dice: rerollDice(attack ?? [], thresholds),
    thresholds: { success: thresholds.hit, critical: Math.min(6, thresholds.critical) },
    modes,
    worth: (grades) => worth.ofDice(grades, accurate ?? 0),
  });
}

/** Every choice of one defence die to re-roll, seen by the target. */
export function defenceWays(inHand: ShotInHand): readonly RerollWay[] {
  const { save } = inHand.shot;
  const worth = worthOf(inHand, null);
  const hits = successesOf(attackNow(inHand)?.pool ?? []);
  const kept = successesOf(defenceNow(inHand)?.kept ?? []);
  return rerollWays({
    dice: rerollDice(inHand.task.sequence.defence ?? [], saveThresholds(inHand.shot)),
    thresholds: { success: save, critical: 6 },
    modes: ['one'],
    worth: ({ critical, normal }) => seenByOther(worth.ofSaves(hits, kept + critical * SIDE + normal)),
  });
}

/** What it is worth to keep the cover save so, seen by the target; the attack dice are rolled. */
export const coverWorth = (inHand: ShotInHand, choice: CoverChoice): Prospect =>
  seenByOther(worthOf(inHand, choice).ofHits(successesOf(attackNow(inHand)?.pool ?? [])));

/** What it is worth to keep so many dice by Accurate, seen by the shooter; nothing is rolled. Null: the dice are too many. */
export const accurateWorth = (inHand: ShotInHand, kept: number): Prospect | null =>
  inHand.weapon.attacks > MOST_REROLLED ? null : worthOf(inHand, null).ofKept(kept);
