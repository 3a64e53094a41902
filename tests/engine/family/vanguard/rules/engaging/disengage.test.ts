import { describe, expect, it } from 'vitest';
import { strikesAtLeaving } from '../../../../../../src/engine/family/vanguard/rules/engaging/disengage.ts';

const enemy = { down: false, hasMelee: true, inPlay: true };

describe('leaving an engagement', () => {
  it('[V-41] should be struck at by an enemy that stands', () => {
    expect(strikesAtLeaving(enemy)).toBe(true);
  });

  it('[V-41] should not be struck at by whoever lies, has no melee attack, or is gone', () => {
    expect(strikesAtLeaving({ ...enemy, down: true })).toBe(false);
    expect(strikesAtLeaving({ ...enemy, hasMelee: false })).toBe(false);
    expect(strikesAtLeaving({ ...enemy, inPlay: false })).toBe(false);
  });
});
