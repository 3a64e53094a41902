import { describe, expect, it } from 'vitest';
import { leading, pointsFor, roundPoints } from '../../../../../../src/engine/family/vanguard/rules/scoring/points.ts';

const held = (near: string | null, heldBy: string | null) => ({
  heldBy,
  worth: { A: pointsFor(near, 'A'), B: pointsFor(near, 'B') },
});

describe('points', () => {
  it('[V-86] should be 1 near the own zone, 3 in the centre, 2 near the enemy', () => {
    expect(pointsFor('A', 'A')).toBe(1);
    expect(pointsFor(null, 'A')).toBe(3);
    expect(pointsFor('B', 'A')).toBe(2);
  });

  it('[V-86] should add up, each round', () => {
    const objectives = [held('A', 'A'), held(null, 'A'), held('B', 'A'), held('A', 'B'), held('B', 'B')];
    expect(roundPoints(objectives, 'A')).toBe(6);
    expect(roundPoints(objectives, 'B')).toBe(3);
  });

  it('[V-86] should be none for what nobody holds', () => {
    expect(roundPoints([held(null, null)], 'A')).toBe(0);
  });

  it('[V-86] should win for the most', () => {
    expect(leading({ A: 6, B: 3 })).toBe('A');
  });

  it('[V-86] should win for nobody when equal', () => {
    expect(leading({ A: 6, B: 6 })).toBeNull();
    expect(leading({})).toBeNull();
  });
});
