import { describe, expect, it } from 'vitest';
import { REROLL_COST, rerollable, withReroll } from '../../../../../../src/engine/family/vanguard/rules/dice/reroll.ts';

describe('re-rolls', () => {
  it('[V-11] should let the second result stand, worse ones too', () => {
    expect(withReroll([4, 2], { die: 0, face: 2 })).toEqual([2, 2]);
    expect(withReroll([4, 2], { die: 1, face: 5 })).toEqual([4, 5]);
  });

  it('[V-11] should offer no die twice', () => {
    expect(rerollable({ count: 3, faces: [4, 2, 1], rerolled: [1] })).toEqual([0, 2]);
  });

  it('[V-36] should offer each die of a roll for 1 CP', () => {
    expect(rerollable({ count: 3, faces: [4, 2, 1], rerolled: [] })).toEqual([0, 1, 2]);
    expect(REROLL_COST).toBe(1);
  });

  it('[V-36] should not offer a 6 whose die has been rolled, but that die', () => {
    expect(rerollable({ count: 2, faces: [6, 2, 3], rerolled: [] })).toEqual([1, 2]);
    expect(rerollable({ count: 2, faces: [6, 2], rerolled: [] })).toEqual([0, 1]);
  });
});
