import { classify, type RolledDie, type Thresholds } from '../../attack/pool.ts';
import { rerollable } from '../../attack/reroll.ts';
import type { RerollRight } from '../../attack/windows.ts';
import type { RerollRequest } from '../../dice/request.ts';
import type { RerollAllowance } from '../../odds/rerollChoice.ts';
import { rerollAdvice } from '../../odds/rerollAdvice.ts';
import type { Weapon } from '../operative.ts';

const ALLOWANCE: Record<RerollRight['mode'], RerollAllowance> = {
  one: { kind: 'upTo', dice: 1 },
  face: { kind: 'oneFace' },
  any: { kind: 'any' },
};

/** The first re-roll right that still has dice to offer; null when none. */
export const openRight = (
  rights: readonly RerollRight[],
  passed: readonly string[],
  dice: readonly RolledDie[],
): RerollRight | null =>
  rerollable(dice).length === 0 ? null : (rights.find((right) => !passed.includes(right.rule)) ?? null);

/** The question of a re-roll, with the dice that gain most expected damage. `perCritical`: wounds Devastating adds. */
export function rerollRequest(
  offer: Pick<RerollRequest, 'id' | 'side' | 'operative' | 'role'>,
  right: RerollRight,
  attack: {
    readonly dice: readonly RolledDie[];
    readonly thresholds: Thresholds;
    readonly weapon: Weapon;
    readonly perCritical: number;
  },
): RerollRequest {
  const advice = rerollAdvice({
    dice: classify(attack.dice, attack.thresholds).map(({ face, grade }, index) => ({
      face,
      grade,
      locked: attack.dice[index]?.rerolled ?? true,
    })),
    thresholds: { success: attack.thresholds.hit, critical: attack.thresholds.critical },
    damage: attack.weapon.damage,
    perCritical: attack.perCritical,
    allowance: ALLOWANCE[right.mode],
  });
  return {
    kind: 'reroll',
    ...offer,
    rule: right.rule,
    mode: right.mode,
    dice: rerollable(attack.dice),
    faces: attack.dice.map((die) => die.face),
    advice: advice.indices,
    gain: advice.gain,
  };
}
