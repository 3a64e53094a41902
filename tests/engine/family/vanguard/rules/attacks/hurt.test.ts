import { describe, expect, it } from 'vitest';
import { armourDice } from '../../../../../../src/engine/family/vanguard/rules/attacks/armourRoll.ts';
import { harmWounds } from '../../../../../../src/engine/family/vanguard/rules/attacks/hurt.ts';

const hits = { hits: 3, mortal: 0 };
const mortal = { hits: 0, mortal: 2 };

describe('hurt outside an attack', () => {
  it('[V-63] should roll armour against hits, of one wound each', () => {
    expect(armourDice(hits.hits)).toBe(3);
    expect(harmWounds(hits, 1)).toBe(2);
  });

  it('[V-63] should not roll armour against mortal wounds', () => {
    expect(armourDice(mortal.hits)).toBe(0);
    expect(harmWounds(mortal, 0)).toBe(2);
    expect(harmWounds({ hits: 1, mortal: 2 }, 1)).toBe(2);
  });
});
