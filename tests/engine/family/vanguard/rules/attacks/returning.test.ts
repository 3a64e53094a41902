import { describe, expect, it } from 'vitest';
import { RETURNED, whyNoReturn } from '../../../../../../src/engine/family/vanguard/rules/attacks/returning.ts';

const place = { inPlay: false, inches: 3, fromEnemy: 1.1, within: 3, clear: 1 };

describe('a model that comes back', () => {
  it('[V-07] should stand near who brings it, away from enemies, activated', () => {
    expect(whyNoReturn(place)).toBeNull();
    expect(whyNoReturn({ ...place, fromEnemy: null })).toBeNull();
    expect(RETURNED.activated).toBe(true);
  });

  it('[V-07] should not come back while in play, too far away or close to an enemy', () => {
    expect(whyNoReturn({ ...place, inPlay: true })).toBe('inPlay');
    expect(whyNoReturn({ ...place, inches: 3.1 })).toBe('tooFar');
    expect(whyNoReturn({ ...place, fromEnemy: 1 })).toBe('enemyNear');
  });
});
