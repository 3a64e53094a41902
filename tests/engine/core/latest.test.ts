import { expect, it, vi } from 'vitest';
import { latest } from '../../../src/engine/core/latest.ts';

it('should work out once what is asked for several times in a row', () => {
  const make = vi.fn(({ x }: { x: number }) => x + 1);
  const made = latest(make);
  const [one, other] = [{ x: 1 }, { x: 2 }];
  expect([made(one), made(one), made(other), made(other), made(one)]).toEqual([2, 2, 3, 3, 2]);
  expect(make.mock.calls.map(([{ x }]) => x)).toEqual([1, 2, 1]);
});

it('should remember that it was nothing', () => {
  const make = vi.fn(() => null);
  const made = latest(make);
  const one = {};
  expect([made(one), made(one)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});
