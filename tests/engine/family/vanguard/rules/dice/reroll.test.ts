import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../../../../src/engine/family/vanguard/rules/dice/explosions.ts';
import { REROLL_COST, rerollable, withReroll } from '../../../../../../src/engine/family/vanguard/rules/dice/reroll.ts';

/** Dice as they lie, six by six; `again`: places of those that were rolled again. */
const lying = (count: number, faces: readonly number[], again: readonly number[] = []) =>
  (chainOf(count, faces)?.dice ?? []).map((die, at) => ({ ...die, was: again.includes(at) ? 1 : null }));

describe('re-rolls', () => {
  it('[V-11] should let the second result stand, worse ones too', () => {
    expect(withReroll([4, 2], { die: 0, face: 2 })).toEqual([2, 2]);
    expect(withReroll([4, 2], { die: 1, face: 5 })).toEqual([4, 5]);
  });

  it('[V-11] should offer no die twice', () => {
    expect(rerollable(lying(3, [4, 2, 1], [1]))).toEqual([0, 2]);
  });

  it('[V-36] should offer each die of a roll for 1 CP', () => {
    expect(rerollable(lying(3, [4, 2, 1]))).toEqual([0, 1, 2]);
    expect(REROLL_COST).toBe(1);
  });

  it('[V-36] should not offer a 6 whose die has been rolled, but that die', () => {
    expect(rerollable(lying(2, [6, 2, 3]))).toEqual([1, 2]);
    expect(rerollable(lying(2, [6, 2]))).toEqual([0, 1]);
  });
});
