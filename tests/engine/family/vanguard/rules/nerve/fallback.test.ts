import { describe, expect, it } from 'vitest';
import { fallback, fellBack } from '../../../../../../src/engine/family/vanguard/rules/nerve/fallback.ts';

const fleeing = { sp: 5, down: false, edges: [12] };

describe('fallback', () => {
  it('[V-70] should go to the nearest edge, as far as twice SP', () => {
    expect(fallback(fleeing)).toEqual({ standsUp: false, inches: 10, atEdge: false });
    expect(fallback({ ...fleeing, edges: [30, 7] })).toMatchObject({ inches: 7 });
  });

  it('[V-70] should go nowhere without an edge', () => {
    expect(fallback({ ...fleeing, edges: [] })).toBeNull();
  });

  it('[V-73] should reach the edge, or begin there', () => {
    expect(fallback({ ...fleeing, edges: [10] })).toEqual({ standsUp: false, inches: 10, atEdge: true });
    expect(fallback({ ...fleeing, edges: [0] })).toEqual({ standsUp: false, inches: 0, atEdge: true });
  });

  it('[V-73] should not reach an edge further away', () => {
    expect(fallback({ ...fleeing, edges: [10.1] })).toMatchObject({ inches: 10, atEdge: false });
  });

  it('[V-74] should stand up first and go up to SP', () => {
    expect(fallback({ ...fleeing, down: true, edges: [8] })).toEqual({ standsUp: true, inches: 5, atEdge: false });
    expect(fallback({ ...fleeing, down: true, edges: [5] })).toEqual({ standsUp: true, inches: 5, atEdge: true });
  });

  it('[V-74] should not let whoever stands stand up', () => {
    expect(fallback(fleeing)?.standsUp).toBe(false);
  });

  it('[V-71] should keep the fatigue it had', () => {
    expect(fellBack(true)).toEqual({ activated: true, down: false, fatigued: true });
  });

  it('[V-71] should give no fatigue to whoever had none', () => {
    expect(fellBack(false).fatigued).toBe(false);
  });
});
