import { describe, expect, it } from 'vitest';
import { harmDice, harmWounds } from '../../../../../../src/engine/family/vanguard/rules/attacks/hurt.ts';

const hits = { kind: 'hits', hits: 3, ap: 1, modifiers: [] } as const;
const mortal = { kind: 'mortal', wounds: 2 } as const;

describe('hurt outside an attack', () => {
  it('[V-63] should roll armour against hits, of one wound each', () => {
    expect(harmDice(hits)).toBe(3);
    expect(harmWounds(hits, 1)).toBe(2);
  });

  it('[V-63] should not roll armour against mortal wounds', () => {
    expect(harmDice(mortal)).toBe(0);
    expect(harmWounds(mortal, 0)).toBe(2);
  });
});
