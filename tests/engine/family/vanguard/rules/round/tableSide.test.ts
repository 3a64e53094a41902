import { describe, expect, it } from 'vitest';
import { swappedSides } from '../../../../../../src/engine/family/vanguard/rules/round/tableSide.ts';
import { scenario } from '../../../../../support/vanguardBattle.ts';

describe('the side of the table', () => {
  it('[V-80] should take edges, nearness and points with it when both change places', () => {
    const swapped = swappedSides(scenario, ['A', 'B']);
    expect(swapped.edges).toEqual({ A: ['north'], B: ['south'] });
    expect(swapped.objectives.map(({ near }) => near)).toEqual([null, 'B', 'A']);
    expect(swapped.objectives[1]?.worth).toEqual({ A: 2, B: 1 });
  });

  it('[V-80] should not change anything else, and be as it was when they change back', () => {
    const swapped = swappedSides(scenario, ['A', 'B']);
    expect({ ...swapped, edges: scenario.edges, objectives: scenario.objectives }).toEqual(scenario);
    expect(swappedSides(swapped, ['A', 'B'])).toEqual(scenario);
  });
});
