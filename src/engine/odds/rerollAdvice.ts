import { allocateSaves } from './allocate.ts';
import type { HitDamage } from './allocate.ts';
import type { Thresholds } from './dieGrades.ts';
import { bestReroll } from './rerollChoice.ts';
import type { RerollAdvice, RerollAllowance, RerollDie } from './rerollChoice.ts';

/**
 * Attack dice before any are retained. `damage` in wounds per success; `perCritical` more wounds for each
 * critical one (Devastating). Against an obscured target let `critical` be 7.
 */
export type AttackReroll = {
  readonly dice: readonly RerollDie[];
  readonly thresholds: Thresholds;
  readonly damage: HitDamage;
  readonly perCritical: number;
  readonly allowance: RerollAllowance;
};

/** Defence dice, saves kept for cover among them as locked dice, against the successes of the attack. */
export type SaveReroll = {
  readonly dice: readonly RerollDie[];
  readonly thresholds: Thresholds;
  readonly attack: {
    readonly crits: number;
    readonly normals: number;
    readonly damage: HitDamage;
    readonly critsOnly: boolean;
  };
  readonly allowance: RerollAllowance;
};

/**
 * Which attack dice to re-roll: those that raise the expected damage before saves. A die that shows the
 * average or better stays.
 *
 * Source: Kill Team (2024) core rules, re-rolls; weapon rules Balanced, Ceaseless, Relentless.
 */
export function rerollAdvice({ damage, perCritical, ...roll }: AttackReroll): RerollAdvice {
  return bestReroll({
    ...roll,
    worth: ({ normal, critical }) => normal * damage.normal + critical * (damage.critical + perCritical),
  });
}

/**
 * Which defence dice to re-roll: those that lower the expected damage when the saves are then spent in
 * the best way. `gain` is the damage avoided.
 */
export function saveRerollAdvice({ attack, ...roll }: SaveReroll): RerollAdvice {
  return bestReroll({
    ...roll,
    worth: ({ normal, critical }) =>
      -allocateSaves({ ...attack, critSaves: critical, normalSaves: normal }).best.damage,
  });
}
