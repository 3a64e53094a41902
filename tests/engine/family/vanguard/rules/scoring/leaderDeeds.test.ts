import { describe, expect, it } from 'vitest';
import { deedPoints } from '../../../../../../src/engine/family/vanguard/rules/scoring/leaderDeeds.ts';

const stands = { deed: 'stands', points: 3 } as const;
const removed = { deed: 'enemyRemoved', points: 4 } as const;

describe('leader objectives', () => {
  it('[V-83] should give points for a leader that is still in play, and none for one that is not', () => {
    expect(deedPoints([stands], { own: true, otherRemoved: false })).toBe(3);
    expect(deedPoints([stands], { own: false, otherRemoved: false })).toBe(0);
  });

  it('[V-83] should give points for the other side’s leader that is out, and none for one in play', () => {
    expect(deedPoints([removed], { own: false, otherRemoved: true })).toBe(4);
    expect(deedPoints([removed], { own: true, otherRemoved: false })).toBe(0);
  });

  it('should add up, and come to nothing in a scenario without any', () => {
    expect(deedPoints([stands, removed], { own: true, otherRemoved: true })).toBe(7);
    expect(deedPoints([], { own: true, otherRemoved: true })).toBe(0);
  });
});
