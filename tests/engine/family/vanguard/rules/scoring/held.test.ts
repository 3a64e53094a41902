import { describe, expect, it } from 'vitest';
import { heldBy } from '../../../../../../src/engine/family/vanguard/rules/scoring/held.ts';

const a = { side: 'A', down: false, engaged: false };
const b = { side: 'B', down: false, engaged: false };

describe('objectives', () => {
  it('[V-85] should be held by a model in contact, others of its side may lie there', () => {
    expect(heldBy([a])).toBe('A');
    expect(heldBy([{ ...a, down: true }, a])).toBe('A');
  });

  it.each([
    ['nobody', []],
    ['two sides', [a, b]],
    ['a side whose enemy lies there', [a, { ...b, down: true }]],
    ['a model that is down', [{ ...a, down: true }]],
    ['an engaged model', [{ ...a, engaged: true }]],
  ])('[V-85] should not be held by %s', (_, contacts) => {
    expect(heldBy(contacts)).toBeNull();
  });
});
