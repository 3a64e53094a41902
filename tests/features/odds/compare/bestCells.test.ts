import { describe, expect, it } from 'vitest';
import {
  bestCells,
  heatOf,
  HEAT_STEPS,
  lastRows,
  mostOf,
  sortedRows,
} from '../../../../src/features/odds/compare/bestCells.ts';
import type { CrossCell } from '../../../../src/state/odds/cross.ts';

const cell = (kill: number, risk: number | null = null): CrossCell => ({
  kind: 'figures',
  kill,
  mean: 10 * kill,
  risk,
  own: null,
});

describe('the cells of a comparison', () => {
  const cells = [cell(0.2, 0.5), cell(0.7), cell(0.4, 0.1), cell(0.7), { kind: 'tooMany' } as const, null];

  it('should be best in their column where there is a difference, and as little risk as can be', () => {
    expect(bestCells(cells, 2, 'kill')).toEqual([false, false, true, false, false, false]);
    expect(bestCells(cells, 2, 'risk')).toEqual([false, false, true, false, false, false]);
    expect(bestCells([cell(0.5), cell(0.4), cell(0.5), cell(0.1)], 2, 'mean')).toEqual([false, true, false, false]);
  });

  it('should stand in the order of a column, what is not known last', () => {
    expect(sortedRows(cells, 2, { figure: 'kill', sort: 0 })).toEqual([1, 0, 2]);
    expect(sortedRows(cells, 2, { figure: 'risk', sort: 0 })).toEqual([1, 0, 2]);
    expect(sortedRows(cells, 2, { figure: 'kill', sort: 1 })).toEqual([0, 1, 2]);
    expect(sortedRows(cells, 2, { figure: 'kill', sort: null })).toEqual([0, 1, 2]);
    expect(sortedRows(cells, 2, { figure: 'kill', sort: 7 })).toEqual([0, 1, 2]);
    expect(sortedRows([], 0, { figure: 'kill', sort: null })).toEqual([]);
  });

  it('should be the warmer the more there is', () => {
    expect(mostOf(cells, 'kill')).toBe(1);
    expect(mostOf(cells, 'mean')).toBe(7);
    expect([0, 0.5, 1, 2].map((value) => heatOf(value, 1))).toEqual([0, HEAT_STEPS / 2, HEAT_STEPS, HEAT_STEPS]);
    expect(heatOf(3, 0)).toBe(0);
  });

  it('should be drawn once where the last rows are alike', () => {
    const rows = [cell(0.9), cell(0.8), cell(0), cell(0.1), cell(0), cell(0.1), cell(0), cell(0.1)];
    expect(lastRows(rows, 2, 'kill')).toBe(1);
    expect(lastRows(rows.slice(0, 4), 2, 'kill')).toBe(1);
    expect(lastRows(rows.slice(2), 2, 'kill')).toBe(0);
  });
});
