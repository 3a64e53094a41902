import { describe, expect, it } from 'vitest';
import {
  afterRound,
  oneMoreRound,
  rollsEndDie,
} from '../../../../../../src/engine/family/vanguard/rules/round/endDie.ts';

const after = (round: number, more: { readonly rounds?: number; readonly endDie?: number | null } = {}) =>
  afterRound({ round, rounds: 5, lastRound: round, endDie: 4, ...more });

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
    expect(after(5)).toBe('endDie');
    expect(after(6)).toBe('over');
  });

  it('[V-83] should come after the last round of a scenario of another length', () => {
    expect(rollsEndDie(4, 4)).toBe(true);
    expect(after(4, { rounds: 4 })).toBe('endDie');
    expect(after(5, { rounds: 4 })).toBe('over');
  });

  it('[V-81] should not be asked before the last round, nor of a scenario without one', () => {
    expect(after(4)).toBe('another');
    expect(afterRound({ round: 5, rounds: 5, lastRound: 6, endDie: 4 })).toBe('another');
    expect(after(5, { endDie: null })).toBe('over');
    expect(oneMoreRound(4, 5)).toBe(false);
  });

  it('[V-83] should come after the fifth round where a scenario says nothing', () => {
    expect(rollsEndDie(5)).toBe(true);
    expect(rollsEndDie(4)).toBe(false);
  });
});
