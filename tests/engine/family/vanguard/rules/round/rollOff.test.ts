import { describe, expect, it } from 'vitest';
import { rollOff } from '../../../../../../src/engine/family/vanguard/rules/round/rollOff.ts';

const rolled = (a: number, b: number) =>
  rollOff([
    { side: 'A', face: a },
    { side: 'B', face: b },
  ]);

describe('roll-off', () => {
  it('[V-14] [V-80] should go to the highest die', () => {
    expect(rolled(2, 5)).toBe('B');
    expect(rolled(6, 5)).toBe('A');
  });

  it('[V-14] [V-80] should go to nobody in a tie', () => {
    expect(rolled(4, 4)).toBeNull();
  });
});
