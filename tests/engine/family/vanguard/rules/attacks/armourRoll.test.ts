import { describe, expect, it } from 'vitest';
import { successes } from '../../../../../../src/engine/family/vanguard/rules/dice/grade.ts';
import {
  armourDice,
  armourTest,
  armourWays,
  savedHits,
} from '../../../../../../src/engine/family/vanguard/rules/attacks/armourRoll.ts';
import type { Modifier } from '../../../../../../src/engine/family/vanguard/rules/modifiers/modifier.ts';

const AR4 = { kind: 'armour', target: 4 } as const;
const INVULNERABLE = { kind: 'invulnerable', target: 4 } as const;
const cover: Modifier = { source: 'cover', what: 'armour', value: 1 };
const down: Modifier = { source: 'targetDown', what: 'ap', value: 1 };

describe('armour roll', () => {
  it('[V-56] should take the AP from each die', () => {
    expect(armourTest(AR4, { ap: 2, modifiers: [] })).toEqual({ target: 4, modifier: -2 });
    expect(armourTest(AR4, { ap: 1, modifiers: [cover, down] })).toEqual({ target: 4, modifier: -1 });
    expect(armourDice(3)).toBe(3);
  });

  it('[V-56] should save with a natural 6 whatever the AP', () => {
    expect(successes([6, 5], armourTest(AR4, { ap: 9, modifiers: [] }))).toBe(1);
  });

  it('[V-56] [X-75] should not save more hits than there are', () => {
    expect(savedHits(2, 3)).toBe(2);
    expect(savedHits(3, 2)).toBe(2);
    expect(armourDice(0)).toBe(0);
  });

  it('[V-61] should let the model choose its armour or one of its invulnerable values', () => {
    expect(armourWays(4, [5, 4])).toEqual([AR4, { kind: 'invulnerable', target: 5 }, INVULNERABLE]);
    expect(armourTest(INVULNERABLE, { ap: 4, modifiers: [] })).toEqual({ target: 4, modifier: 0 });
  });

  it('[V-61] should let nothing change an invulnerable value, and offer none where the card has none', () => {
    expect(armourTest(INVULNERABLE, { ap: 0, modifiers: [cover, down] }).modifier).toBe(0);
    expect(armourWays(4, [])).toEqual([AR4]);
  });
});
