import { describe, expect, it } from 'vitest';
import { planOf, tilesOf } from '../../../src/features/board-editor/print/sheets.ts';
import { pixelOf, spotOf } from '../../../src/ui/board/frame.ts';

const board = { width: 30, depth: 22 };

describe('a board on paper', () => {
  it('should stand on one sheet, as large as there is room', () => {
    const { frame, times } = planOf(board);
    expect(frame.turn).toBe(1);
    expect(times).toBeCloseTo(3.2, 1);
    for (const spot of [
      { x: 0, y: 0 },
      { x: 30, y: 22 },
    ]) {
      const { left, top } = pixelOf(frame, spot);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(frame.size.height + 0.01);
    }
  });

  it('should be nine sheets in its own size, each going on where the one before ends', () => {
    const tiles = tilesOf(board);
    expect(tiles.map(({ row, column }) => `${row}${column}`)).toEqual([
      '11',
      '12',
      '13',
      '21',
      '22',
      '23',
      '31',
      '32',
      '33',
    ]);
    const [first, second] = tiles;
    if (first === undefined || second === undefined) throw new Error('no sheets');
    const end = spotOf(first.frame, { left: 720, top: 500 });
    const begin = spotOf(second.frame, { left: 0, top: 500 });
    expect(end.x).toBeCloseTo(begin.x, 9);
    expect(end.y).toBeCloseTo(begin.y, 9);
    expect(spotOf(first.frame, { left: 0, top: 0 })).toEqual({ x: 30, y: 22 });
    expect(first.frame.scale).toBe(96);
    expect(tilesOf({ width: 36, depth: 36 })).toHaveLength(20);
  });
});
