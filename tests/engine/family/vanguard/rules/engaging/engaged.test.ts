import { describe, expect, it } from 'vitest';
import { areEngaged, isHeld, type Near } from '../../../../../../src/engine/family/vanguard/rules/engaging/engaged.ts';
import { engagementRange } from '../../../../../../src/engine/family/vanguard/rules/engaging/engagementRange.ts';

const reach = (range: number | null, down = false): Near => ({ range, down });
const pair = (inches: number, one: Near, other: Near, sees = true) => areEngaged({ inches, one, other, sees });
const enemy = { down: false, hasMelee: true, inPlay: true };

describe('engagement', () => {
  it('[V-39] should reach as far as the longest melee attack', () => {
    const attacks = [
      { kind: 'melee', range: 0 },
      { kind: 'melee', range: 2 },
      { kind: 'ranged', range: 24 },
    ] as const;
    expect(engagementRange(attacks)).toBe(2);
  });

  it('[V-39] [X-74] should have no range without a melee attack', () => {
    expect(engagementRange([{ kind: 'ranged', range: 24 }])).toBeNull();
    expect(pair(0, reach(null), reach(null))).toBe(false);
  });

  it('[V-39] should hold both when either is in reach of the other', () => {
    expect(pair(2, reach(0), reach(2))).toBe(true);
    expect(pair(0, reach(0), reach(null))).toBe(true);
  });

  it('[V-39] should not be there out of reach, or where neither sees the other', () => {
    expect(pair(2.1, reach(0), reach(2))).toBe(false);
    expect(pair(0, reach(0), reach(0), false)).toBe(false);
  });

  it('[V-42] should let whoever lies be engaged', () => {
    expect(pair(1, reach(1, true), reach(1))).toBe(true);
  });

  it('[V-42] should not come from whoever lies', () => {
    expect(pair(2, reach(2, true), reach(0))).toBe(false);
    expect(pair(0, reach(0, true), reach(0, true))).toBe(false);
  });

  it('[V-40] should hold a model back while an enemy stands beside it', () => {
    expect(isHeld(enemy, [{ ...enemy, down: true }, enemy])).toBe(true);
  });

  it('[V-40] should not hold it back for enemies that lie or are gone', () => {
    expect(isHeld(enemy, [])).toBe(false);
    expect(isHeld(enemy, [{ ...enemy, down: true }])).toBe(false);
    expect(isHeld(enemy, [{ ...enemy, inPlay: false }])).toBe(false);
  });

  it('[V-42] [X-74] should not hold whoever lies beside an enemy without a melee attack', () => {
    const unarmed = { ...enemy, hasMelee: false };
    expect(isHeld({ down: true, hasMelee: true }, [unarmed])).toBe(false);
    expect(isHeld({ down: false, hasMelee: true }, [unarmed])).toBe(true);
    expect(isHeld({ down: false, hasMelee: false }, [unarmed])).toBe(false);
  });
});
