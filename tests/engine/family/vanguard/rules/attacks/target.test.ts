import { describe, expect, it } from 'vitest';
import { whyNotShot, whyNotStruck } from '../../../../../../src/engine/family/vanguard/rules/attacks/target.ts';

const near = { inRange: true, inSight: true };

describe('targets', () => {
  it('[V-53] should be in range and in sight', () => {
    expect(whyNotShot({ ...near, engaged: false })).toBeNull();
    expect(whyNotStruck({ ...near, engaged: true })).toBeNull();
  });

  it('[V-53] should not be out of range or out of sight', () => {
    expect(whyNotShot({ engaged: false, inRange: false, inSight: true })).toBe('range');
    expect(whyNotShot({ engaged: false, inRange: true, inSight: false })).toBe('noSight');
    expect(whyNotStruck({ engaged: true, inRange: false, inSight: true })).toBe('range');
    expect(whyNotStruck({ engaged: true, inRange: true, inSight: false })).toBe('noSight');
  });

  it('[V-40] should not be shot at when engaged', () => {
    expect(whyNotShot({ ...near, engaged: true })).toBe('engaged');
  });

  it('[V-40] should be struck only when engaged', () => {
    expect(whyNotStruck({ ...near, engaged: false })).toBe('notEngaged');
  });
});
