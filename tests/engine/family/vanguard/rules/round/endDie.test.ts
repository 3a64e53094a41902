import { describe, expect, it } from 'vitest';
import {
  isLastRound,
  oneMoreRound,
  rollsEndDie,
} from '../../../../../../src/engine/family/vanguard/rules/round/endDie.ts';

describe('end die', () => {
  it('[V-81] should bring one more round on 4 and more, after the fifth', () => {
    expect(rollsEndDie(5)).toBe(true);
    expect(oneMoreRound(4)).toBe(true);
    expect(oneMoreRound(6)).toBe(true);
  });

  it('[V-81] should not bring one on 3, and not be rolled after the fourth or the sixth', () => {
    expect(oneMoreRound(3)).toBe(false);
    expect(rollsEndDie(4)).toBe(false);
    expect(rollsEndDie(6)).toBe(false);
    expect(isLastRound(5)).toBe(false);
    expect(isLastRound(6)).toBe(true);
  });

  it('[V-83] should come after the last round of a scenario of another length', () => {
    expect(rollsEndDie(4, 4)).toBe(true);
    expect(isLastRound(5, 4)).toBe(true);
  });

  it('[V-83] should come after the fifth round where a scenario says nothing', () => {
    expect(rollsEndDie(5)).toBe(true);
    expect(rollsEndDie(4)).toBe(false);
  });
});
