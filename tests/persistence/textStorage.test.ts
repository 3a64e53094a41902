import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../src/persistence/browserStorage.ts';
import { attempt, faultOf, keysUnder, readText } from '../../src/persistence/textStorage.ts';

describe('text storage', () => {
  it.each([
    [new DOMException('', 'QuotaExceededError'), 'full'],
    [new DOMException('', 'SecurityError'), 'off'],
    [new ReferenceError('localStorage is not defined'), 'off'],
    [new Error('disk'), 'failed'],
    ['nonsense', 'failed'],
  ])('should tell what %s means', (error, fault) => {
    expect(faultOf(error)).toBe(fault);
  });

  it('should be off where the browser has no such store', () => {
    expect(typeof localStorage).toBe('undefined');
    expect(attempt(() => browserStorage.write('a', 'b'))).toBe('off');
    expect(readText(browserStorage, 'a')).toBeNull();
    expect(keysUnder(browserStorage, '')).toEqual([]);
  });
});
