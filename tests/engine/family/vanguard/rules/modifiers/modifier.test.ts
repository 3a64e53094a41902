import { describe, expect, it } from 'vitest';
import { type Modifier, sumOf } from '../../../../../../src/engine/family/vanguard/rules/modifiers/modifier.ts';

const modifiers: readonly Modifier[] = [
  { source: 'obscured', what: 'hit', value: -1 },
  { source: 'longRange', what: 'hit', value: -1 },
  { source: 'aim', what: 'hit', value: 1 },
  { source: 'targetDown', what: 'ap', value: 1 },
];

describe('modifiers', () => {
  it('[V-10] should add up', () => {
    expect(sumOf(modifiers, 'hit')).toBe(-1);
    expect(sumOf(modifiers, 'ap')).toBe(1);
  });

  it('[V-10] should not reach what they say nothing of', () => {
    expect(sumOf(modifiers, 'dice')).toBe(0);
    expect(sumOf([], 'hit')).toBe(0);
  });
});
