import { describe, expect, it } from 'vitest';
import { once, onceFor } from '../../../src/engine/core/once.ts';

describe('what is worked out once', () => {
  it('should not be worked out before it is read, and then once', () => {
    let times = 0;
    const read = once(() => (times += 1));
    expect(times).toBe(0);
    expect([read(), read()]).toEqual([1, 1]);
  });

  it('should be kept although it is nothing', () => {
    let times = 0;
    const read = once(() => {
      times += 1;
      return null;
    });
    expect([read(), read(), times]).toEqual([null, null, 1]);
  });

  it('should be kept for each thing of its own', () => {
    let times = 0;
    const read = onceFor(() => (times += 1));
    const [one, other] = [{}, {}];
    expect([read(one), read(other), read(one)]).toEqual([1, 2, 1]);
  });
});
