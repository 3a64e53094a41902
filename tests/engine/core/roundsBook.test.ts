import { describe, expect, it } from 'vitest';
import { chargeInches, fallHits, runInches } from '../../../src/engine/core/roundsBook.ts';

describe('figures of the rules of war bands', () => {
  it('[V-25, V-44] should have a run go twice SP, a charge 3" more', () => {
    expect([runInches(5), chargeInches(5)]).toEqual([10, 8]);
  });

  it('[V-46] should count whole inches of a drop beyond 2"', () => {
    expect(fallHits(4.5)).toBe(2);
    expect(fallHits(3)).toBe(1);
    expect(fallHits(2.4 + 0.6)).toBe(1);
  });

  it('[V-46, V-47] should count none below 3"', () => {
    expect(fallHits(2.9)).toBe(0);
    expect(fallHits(1)).toBe(0);
  });
});
