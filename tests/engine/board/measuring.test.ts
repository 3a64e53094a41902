import { describe, expect, it } from 'vitest';
import { type BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { distanceOn, type Measurable } from '../../../src/engine/board/measuring.ts';
import { toGrid, toInches } from '../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';

const model = (id: string): Measurable => ({ kind: 'model', id });
const piece = (id: string): Measurable => ({ kind: 'piece', id });
const point = (x: number, y: number, z = 0): Measurable => ({
  kind: 'point',
  x: toGrid(x),
  y: toGrid(y),
  z: toGrid(z),
});

const board: BattleBoard = {
  map: {
    ...mapOf(
      block('wall', { left: 10, near: 0, right: 11, far: 6, high: 3 }, 'Heavy'),
      block('bridge', { left: 20, near: 8, right: 24, far: 9, low: 4, high: 5 }, 'Heavy'),
      block('beam', { left: 21, near: 5, right: 22, far: 12, high: 2 }, 'Heavy'),
    ),
    zones: [
      {
        id: 'm1',
        kind: 'marker',
        name: 'Marker 1',
        corners: [
          [toGrid(2), toGrid(2)],
          [toGrid(3), toGrid(2)],
          [toGrid(3), toGrid(3)],
          [toGrid(2), toGrid(3)],
        ],
      },
    ],
  },
  reading: 'thirdEdition',
  places: { low: stands(4, 10), high: stands(8, 10, 3) },
};
const base = toInches(stands(0, 0).radius);

describe('a distance on the board', () => {
  it('should be from edge to edge of two bases, straight, across and up', () => {
    const far = distanceOn(board, model('low'), model('high'));
    expect(far?.across).toBeCloseTo(4 - 2 * base, 6);
    expect(far?.up).toBe(3);
    expect(far?.inches).toBeCloseTo(Math.hypot(4 - 2 * base, 3), 6);
    expect(toInches(far?.from.x ?? 0)).toBeCloseTo(4 + base, 6);
    expect(toInches(far?.to.x ?? 0)).toBeCloseTo(8 - base, 6);
  });

  it('should be to the nearest side of a piece, and no way up where it is as high', () => {
    expect(distanceOn(board, point(5, 3, 1), piece('wall'))).toMatchObject({ inches: 5, across: 5, up: 0 });
    expect(distanceOn(board, piece('wall'), point(14, 10))).toMatchObject({ inches: 5 });
    expect(distanceOn(board, piece('wall'), point(10.5, 3, 5))).toMatchObject({ inches: 2, across: 0, up: 2 });
  });

  it('should be nothing across where one piece lies over another, corners or not', () => {
    expect(distanceOn(board, piece('beam'), piece('bridge'))).toMatchObject({ inches: 2, across: 0, up: 2 });
    expect(distanceOn(board, piece('wall'), piece('beam'))).toMatchObject({ across: 10, up: 0 });
  });

  it('should be to a marker as to its edge, and to nothing where something has no place', () => {
    expect(distanceOn(board, point(2.5, 5), { kind: 'zone', id: 'm1' })).toMatchObject({ inches: 2 });
    expect(distanceOn(board, model('nobody'), model('low'))).toBeNull();
    expect(distanceOn(board, model('low'), model('low'))).toMatchObject({ inches: 0 });
  });
});
