import { describe, expect, it } from 'vitest';
import { beyond, wholeInches, within } from '../../../src/engine/core/inches.ts';

describe('inches', () => {
  it('should have the limit itself within', () => {
    expect(within(12, 12)).toBe(true);
    expect(within(0.1 + 0.2, 0.3)).toBe(true);
    expect(beyond(12, 12)).toBe(false);
  });

  it('should have more than the limit beyond', () => {
    expect(within(12.01, 12)).toBe(false);
    expect(beyond(12.01, 12)).toBe(true);
  });

  it('should leave out what is over whole ones', () => {
    expect(wholeInches(2.9)).toBe(2);
    expect(wholeInches(2.999_999_9)).toBe(3);
  });
});
