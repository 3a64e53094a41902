import { describe, expect, it } from 'vitest';
import { inRange } from '../../../../../../src/engine/family/vanguard/rules/attacks/range.ts';

describe('range', () => {
  it('[V-05] should reach as many inches as the attack says, 0 in base contact', () => {
    expect(inRange(24, 24)).toBe(true);
    expect(inRange(0, 0)).toBe(true);
  });

  it('[V-05] should not reach further', () => {
    expect(inRange(24, 24.1)).toBe(false);
    expect(inRange(0, 0.1)).toBe(false);
  });
});
