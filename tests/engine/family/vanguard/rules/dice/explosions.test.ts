import { describe, expect, it } from 'vitest';
import { chainOf, explode, owing } from '../../../../../../src/engine/family/vanguard/rules/dice/explosions.ts';

const brought = (count: number, faces: readonly number[]) => chainOf(count, faces)?.dice.map(({ from }) => from);

describe('explosions', () => {
  it('[V-12] should bring one die for each natural 6', () => {
    expect(explode([6, 4, 6])).toBe(2);
  });

  it('[V-12] should not bring one for any other face', () => {
    expect(explode([5, 4, 1])).toBe(0);
  });

  it('[V-12] should go on as often as a 6 falls, behind the dice that were rolled first', () => {
    expect(brought(3, [6, 4, 6, 6, 2, 1])).toEqual([null, null, null, 0, 2, 3]);
    expect(chainOf(1, [6, 6, 1])?.open).toBe(0);
  });

  it('[V-12] should say which 6s still owe their die, and not those that have brought it', () => {
    const dice = [
      { face: 6, from: null },
      { face: 6, from: null },
      { face: 5, from: null },
      { face: 6, from: 0 },
    ];
    expect(owing(dice)).toEqual([1, 3]);
    expect(owing(dice.slice(2))).toEqual([1]);
  });

  it('should say how many dice are still to be rolled', () => {
    expect(chainOf(3, [])?.open).toBe(3);
    expect(chainOf(3, [6, 4])?.open).toBe(2);
    expect(chainOf(1, [6, 6])?.open).toBe(1);
  });

  it('[V-12] should know no die that nothing has brought', () => {
    expect(chainOf(2, [5, 4, 3])).toBeNull();
    expect(chainOf(1, [2, 6, 1])).toBeNull();
    expect(chainOf(0, [1])).toBeNull();
  });

  it('should be whole at once without a die', () => {
    expect(chainOf(0, [])).toEqual({ dice: [], open: 0 });
    expect(chainOf(-1, [])).toEqual({ dice: [], open: 0 });
  });
});
