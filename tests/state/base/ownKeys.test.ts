import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyMeant, keyNow, type OwnKeys, withKey } from '../../../src/state/base/ownKeys.ts';

const KEYS = ['U', 'Y', 'O', 'W', 'S', 'A', 'B', 'C', '1', '?'];

describe('single keys', () => {
  it('should be as they come until somebody changes them', () => {
    expect(keyNow(undefined, 'U')).toBe('U');
    expect(keyMeant(undefined, 'u')).toBe('u');
    expect(keyMeant({ on: true, own: [] }, 'u')).toBe('u');
  });

  it('should all be off when they are, digits too', () => {
    const off: OwnKeys = { on: false, own: [{ instead: 'U', key: 'Z' }] };
    for (const key of ['u', 'z', '1', '?']) {
      expect(keyMeant(off, key)).toBeNull();
      expect(keyNow(off, key)).toBeNull();
    }
  });

  it('should change places, so that none is lost', () => {
    const keys = withKey(undefined, 'U', 's');
    expect(keyNow(keys, 'U')).toBe('S');
    expect(keyNow(keys, 'S')).toBe('U');
    expect(keyMeant(keys, 's')).toBe('U');
    expect(keyMeant(keys, 'u')).toBe('S');
    expect(keyNow(withKey(keys, 'U', 'U'), 'S')).toBe('S');
  });

  it('should never have one key for two things, whatever is set', () => {
    const key = fc.constantFrom(...KEYS);
    fc.assert(
      fc.property(fc.array(fc.tuple(key, key)), (changes) => {
        const keys = changes.reduce<OwnKeys | undefined>(
          (before, [usual, now]) => withKey(before, usual, now),
          undefined,
        );
        expect(new Set(KEYS.map((each) => keyNow(keys, each))).size).toBe(KEYS.length);
        for (const each of KEYS) expect(keyMeant(keys, keyNow(keys, each) ?? '')).toBe(each);
        const last = changes.at(-1);
        if (last !== undefined) expect(keyNow(keys, last[0])).toBe(last[1]);
      }),
    );
  });
});
