import { describe, expect, it } from 'vitest';
import { grade, successes } from '../../../../../../src/engine/family/vanguard/rules/dice/grade.ts';

const plain = (target: number, modifier = 0) => ({ target, modifier });

describe('grade', () => {
  it('[V-09] should count the dice that meet their target', () => {
    expect(successes([2, 3, 5], plain(5))).toBe(1);
    expect(grade(4, plain(4))).toBe('success');
  });

  it('[V-09] should not count a die below its target', () => {
    expect(grade(3, plain(4))).toBe('fail');
    expect(successes([], plain(2))).toBe(0);
  });

  it('[V-10] should add modifiers to each die', () => {
    expect(successes([3, 3, 4], plain(4, 1))).toBe(3);
    expect(successes([4, 5, 5], plain(4, -1))).toBe(2);
  });

  it('[V-10] should leave the target alone when nothing modifies', () => {
    expect(successes([3, 4], plain(4))).toBe(1);
  });

  it('[V-12] should let a natural 6 succeed and a natural 1 fail', () => {
    expect(grade(6, plain(4, -4))).toBe('success');
    expect(grade(6, plain(7))).toBe('success');
    expect(grade(1, plain(2, 5))).toBe('fail');
  });

  it('[V-12] should see nothing natural in a 6 or a 1 that modifiers have made', () => {
    expect(grade(5, plain(7, 1))).toBe('fail');
    expect(grade(2, plain(1, -1))).toBe('success');
  });
});
