import { describe, expect, it } from 'vitest';
import { commandPoints } from '../../../../../../src/engine/family/vanguard/rules/band/commandPoints.ts';

describe('command points of a round', () => {
  it('[V-15] should be 2 and the CP of the models in play', () => {
    expect(commandPoints([4, 1])).toBe(7);
  });

  it('[V-15] should be 2 where nobody brings any, nor anybody is left', () => {
    expect(commandPoints([0, 0])).toBe(2);
    expect(commandPoints([])).toBe(2);
  });
});
