import { describe, expect, it } from 'vitest';
import {
  type Attacked,
  whyNoRetaliation,
} from '../../../../../../src/engine/family/vanguard/rules/attacks/retaliation.ts';

const struck: Attacked = {
  byMelee: true,
  isRetaliation: false,
  isDisengage: false,
  inPlay: true,
  down: false,
  fatigued: false,
  hasMelee: true,
};

describe('retaliation', () => {
  it('[V-60] should be made by whoever was struck and still stands', () => {
    expect(whyNoRetaliation(struck)).toBeNull();
  });

  it.each([
    ['notMelee', 'V-60', { byMelee: false }],
    ['isRetaliation', 'V-60', { isRetaliation: true }],
    ['disengage', 'X-68', { isDisengage: true }],
    ['removed', 'V-60', { inPlay: false }],
    ['down', 'V-42', { down: true }],
    ['fatigued', 'V-60', { fatigued: true }],
    ['noMelee', 'X-74', { hasMelee: false }],
  ])('[V-60] should not be made: %s (%s)', (why, _, facts) => {
    expect(whyNoRetaliation({ ...struck, ...facts })).toBe(why);
  });

  it('[V-42] should not be made by whoever lies, even unfatigued', () => {
    expect(whyNoRetaliation({ ...struck, down: true, fatigued: false })).toBe('down');
  });

  it('should say the first of several reasons', () => {
    const none = { byMelee: false, isRetaliation: true, inPlay: false, down: true, fatigued: true, hasMelee: false };
    expect(whyNoRetaliation({ ...struck, ...none })).toBe('notMelee');
    expect(whyNoRetaliation({ ...struck, ...none, byMelee: true, isRetaliation: false })).toBe('removed');
  });
});
