import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../src/features/odds/rows.ts';

const even = (size: number) => Array<number>(size).fill(1 / size);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('the lines of the chart and its table', () => {
  it('should be one for each number of wounds, the deadly ones marked', () => {
    const rows = rowsOf([0.5, 0.25, 0.25], 2);
    expect(rows.map(({ exactly, atLeast }) => [exactly, atLeast])).toEqual([
      [0.5, 1],
      [0.25, 0.5],
      [0.25, 0.25],
    ]);
    expect(rows.map(({ kills }) => kills)).toEqual([false, false, true]);
    expect(rows.some(({ isOpen }) => isOpen)).toBe(false);
  });

  it('should end with one line for a long tail', () => {
    const rows = rowsOf(even(80), 12);
    expect(rows).toHaveLength(31);
    expect(rows.at(-1)).toMatchObject({ wounds: 30, isOpen: true, kills: true });
    expect(sum(rows.map(({ exactly }) => exactly))).toBeCloseTo(1, 12);
  });

  it('should keep the line where the other side falls, however far it is', () => {
    const rows = rowsOf(even(80), 60);
    expect(rows).toHaveLength(31);
    expect(rows.at(-2)).toMatchObject({ wounds: 29, isOpen: true, kills: false });
    expect(rows.at(-1)).toMatchObject({ wounds: 60, isOpen: true, kills: true });
    expect(rows.at(-1)?.atLeast).toBeCloseTo(20 / 80, 12);
    expect(sum(rows.map(({ exactly }) => exactly))).toBeCloseTo(1, 12);
    expect(rowsOf(even(50), 60).some(({ kills }) => kills)).toBe(false);
  });
});
