import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveCost, type MovePath } from '../../../../src/engine/family/killteam/flow/move.ts';

const moved = (path_: Partial<MovePath>) =>
  moveCost({ horizontal: [], climbs: [], drops: [], accessible: 0, dash: false, budget: 6, ...path_ });

interface MoveRow {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  readonly h?: number[];
  readonly climb?: number[];
  readonly drop?: number[];
  readonly accessible?: number;
  readonly dash?: boolean;
  readonly budget: number;
  readonly expect: Partial<ReturnType<typeof moveCost>>;
}
const rows = readFileSync(path.join(import.meta.dirname, '../../../vectors/attack.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as MoveRow)
  .filter(({ kind }) => kind === 'kt3.move');

describe('moveCost', () => {
  it('should find rows among the vectors', () => {
    expect(rows).toHaveLength(5);
  });

  it.each(rows)('[$id] should hold: $rule', (row) => {
    const { h = [], climb = [], drop = [], accessible = 0, dash = false, budget } = row;
    expect(moveCost({ horizontal: h, climbs: climb, drops: drop, accessible, dash, budget })).toMatchObject(row.expect);
  });

  it('should cost nothing to stand still', () => {
    expect(moved({ budget: 0 })).toEqual({ cost: 0, legal: true });
    expect(moved({ horizontal: [0], drops: [0], budget: 0 })).toEqual({ cost: 0, legal: true });
  });

  it('should round each straight part up on its own', () => {
    expect(moved({ horizontal: [1.1, 1.1, 1.1] }).cost).toBe(6);
  });

  it('should forgive measuring noise and nothing more', () => {
    expect(moved({ horizontal: [3.000_000_5] }).cost).toBe(3);
    expect(moved({ horizontal: [3.000_01] }).cost).toBe(4);
  });

  it('[A-28] should count each climb at least 2', () => {
    expect(moved({ climbs: [0.5] }).cost).toBe(2);
    expect(moved({ climbs: [2] }).cost).toBe(2);
    expect(moved({ climbs: [2.1] }).cost).toBe(3);
    expect(moved({ climbs: [1, 1] }).cost).toBe(4);
  });

  it('[A-28] should refuse a climb in a Dash and tell its cost, and allow a drop', () => {
    expect(moved({ climbs: [1], horizontal: [1], dash: true, budget: 3 })).toEqual({ cost: 3, legal: false });
    expect(moved({ climbs: [1], horizontal: [1], budget: 3 })).toEqual({ cost: 3, legal: true });
    expect(moved({ drops: [3], horizontal: [2], dash: true, budget: 3 })).toEqual({ cost: 3, legal: true });
  });

  it('[A-29] should ignore 2 inches of dropping in all', () => {
    expect(moved({ drops: [2] }).cost).toBe(0);
    expect(moved({ drops: [2.1] }).cost).toBe(1);
    expect(moved({ drops: [1, 1] }).cost).toBe(0);
    expect(moved({ drops: [1.5, 1.5] }).cost).toBe(1);
    expect(moved({ drops: [3, 3] }).cost).toBe(4);
    expect(moved({ drops: [2.5, 0.5] }).cost).toBe(2);
  });

  it('[A-25] should add 1 for each crossing of Accessible terrain', () => {
    expect(moved({ horizontal: [3], accessible: 2 }).cost).toBe(5);
  });

  it('should be legal at the budget and not above it', () => {
    expect(moved({ horizontal: [6] }).legal).toBe(true);
    expect(moved({ horizontal: [6.1] }).legal).toBe(false);
  });

  it('should never cost less than the way on the level, nor less for one more part', () => {
    const parts = fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(parts, parts, parts, (horizontal, climbs, drops) => {
        const { cost } = moved({ horizontal, climbs, drops });
        expect(Number.isInteger(cost)).toBe(true);
        expect(cost).toBeGreaterThanOrEqual(horizontal.reduce((total, part) => total + part, 0) - 1e-5);
        expect(moved({ horizontal, climbs, drops: [...drops, 1] }).cost).toBeGreaterThanOrEqual(cost);
      }),
    );
  });
});
