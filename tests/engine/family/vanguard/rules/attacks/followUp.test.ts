import { describe, expect, it } from 'vitest';
import {
  isFollowed,
  isReached,
  UNTOUCHED,
} from '../../../../../../src/engine/family/vanguard/rules/attacks/followUp.ts';
import { armourTest } from '../../../../../../src/engine/family/vanguard/rules/attacks/armourRoll.ts';
import { hitTest } from '../../../../../../src/engine/family/vanguard/rules/attacks/hitRoll.ts';

describe('attacks that follow', () => {
  it('[V-06] should follow an attack that scored a hit, at whoever is near enough', () => {
    expect(isFollowed(1)).toBe(true);
    expect(isReached(2, 2)).toBe(true);
  });

  it('[V-06] should not follow an attack without a hit, nor reach further', () => {
    expect(isFollowed(0)).toBe(false);
    expect(isReached(2.1, 2)).toBe(false);
  });

  it('[V-06] should be changed by nothing', () => {
    expect(hitTest({ hit: 4 }, UNTOUCHED)).toEqual({ target: 4, modifier: 0 });
    expect(armourTest({ kind: 'armour', target: 4 }, { ap: 0, modifiers: UNTOUCHED }).modifier).toBe(0);
  });
});
