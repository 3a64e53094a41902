import { describe, expect, it } from 'vitest';
import { isBroken } from '../../../../../../src/engine/family/vanguard/rules/nerve/broken.ts';
import { mustTest } from '../../../../../../src/engine/family/vanguard/rules/nerve/mustTest.ts';
import { keepsNerve, nerveTest } from '../../../../../../src/engine/family/vanguard/rules/nerve/nerveTest.ts';

const shaken = { broken: true, engaged: false, again: false, first: true };

describe('nerve', () => {
  it('[V-67] should be kept on NE or more, with modifiers', () => {
    expect(keepsNerve(4, nerveTest(4, 0))).toBe(true);
    expect(keepsNerve(3, nerveTest(4, 1))).toBe(true);
  });

  it('[V-67] should not be kept below NE', () => {
    expect(keepsNerve(3, nerveTest(4, 0))).toBe(false);
    expect(keepsNerve(4, nerveTest(4, -1))).toBe(false);
  });

  it('[V-13] should not explode, but know a natural 6 and a natural 1', () => {
    expect(keepsNerve(6, nerveTest(5, -5))).toBe(true);
    expect(keepsNerve(1, nerveTest(2, 3))).toBe(false);
  });

  it('[V-68] should break a war band of fewer than half', () => {
    expect(isBroken(9, 4)).toBe(true);
    expect(isBroken(3, 1)).toBe(true);
  });

  it('[V-68] should not break one of exactly half', () => {
    expect(isBroken(8, 4)).toBe(false);
    expect(isBroken(2, 1)).toBe(false);
  });

  it('[V-69] should be tested when a model of a broken war band first activates', () => {
    expect(mustTest(shaken)).toBe(true);
  });

  it('[V-69] should not be tested by the engaged, nor twice in a round, nor unbroken', () => {
    expect(mustTest({ ...shaken, engaged: true })).toBe(false);
    expect(mustTest({ ...shaken, first: false })).toBe(false);
    expect(mustTest({ ...shaken, broken: false })).toBe(false);
  });

  it('[V-72] should not be tested at a re-activation', () => {
    expect(mustTest({ ...shaken, again: true })).toBe(false);
  });
});
