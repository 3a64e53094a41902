import { describe, expect, it } from 'vitest';
import type { BattleBoard } from '../../../../src/engine/board/battleBoard.ts';
import { finder } from '../../../../src/engine/board/finder.ts';
import { kernel } from '../../../../src/engine/board/kernel.ts';
import type { BoardMove } from '../../../../src/engine/board/move/boardMove.ts';
import { INCH, radiusOf, toGrid, toInches } from '../../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';

const RADIUS = toInches(radiusOf(28.5));
const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 5 }, 'Heavy');
const low = block('low', { left: 9, near: 12, right: 9.4, far: 16, high: 1 }, 'Light');
const roof = block('ruin', { left: 1, near: 16, right: 6, far: 21, low: 2.9, high: 3 }, 'Vantage');
const board: BattleBoard = {
  map: mapOf(wall, low, roof),
  reading: 'thirdEdition',
  places: { me: stands(6, 6), friend: stands(6, 9), foe: stands(14, 6), near: stands(6, 2) },
};

const move = (set: Partial<BoardMove> = {}): BoardMove => ({
  mover: 'me',
  action: 'reposition',
  allowance: toGrid(6),
  falls: false,
  flies: false,
  friends: ['friend'],
  foes: [],
  ...set,
});

const at = (x: number, y: number) => ({ x: toGrid(x), y: toGrid(y) });

const drawn = (spots: readonly ReturnType<typeof at>[], set: Partial<BoardMove> = {}, on = board) => {
  const found = finder.drawnOn(on, move(set), spots);
  if (found === null) throw new Error('nobody there');
  return found;
};

describe('a way drawn by hand', () => {
  it('should be accepted by its sum around a wall, part by part', () => {
    const { way, stop } = drawn([at(7.5, 3), at(10.5, 3)], { allowance: toGrid(8) });
    expect([way.fault, stop]).toEqual([null, null]);
    expect(way.legs.map(({ kind, cost }) => [kind, cost / INCH])).toEqual([
      ['go', 4],
      ['go', 3],
    ]);
  });

  it('should fail at the wall that it leads through, as far as the base comes', () => {
    const { way, stop } = drawn([at(12, 6)]);
    expect(way.fault).toMatchObject({ why: 'tooFar', piece: 'wall' });
    expect(toInches(way.cost)).toBeGreaterThan(11);
    expect(toInches(stop?.x ?? 0)).toBeCloseTo(9 - RADIUS, 1);
    expect(stop?.y).toBe(toGrid(6));
  });

  it('should go over what is low, up, across and down, and cost that', () => {
    const over = { ...board, places: { ...board.places, me: stands(7.5, 14) } };
    const { way, stop } = drawn([at(11, 14)], { allowance: toGrid(9) }, over);
    expect(stop).toBeNull();
    expect(way.legs.map(({ kind }) => kind)).toEqual(['go', 'climb', 'go', 'drop', 'go']);
    expect(way.cost).toBe(kernel.walkOn(over, move({ allowance: toGrid(9) }), way.points)?.cost);
  });

  it('should climb onto the floor that its end lies on, and fail there where it may not climb', () => {
    const below = { ...board, places: { ...board.places, me: stands(3.5, 14.5) } };
    const { way } = drawn([at(3.5, 18)], { allowance: toGrid(9) }, below);
    expect(way.fault).toBeNull();
    expect(way.points.at(-1)).toEqual({ ...at(3.5, 18), z: toGrid(3) });
    expect(way.legs.some(({ kind }) => kind === 'climb')).toBe(true);
    const dash = drawn([at(3.5, 18)], { action: 'dash', allowance: toGrid(9) }, below).way;
    expect(dash.legs.map(({ kind }) => kind)).not.toContain('climb');
    expect(dash.points.at(-1)?.z).toBe(0);
  });

  it('should fail where it has used up its inches, on whichever of its parts', () => {
    const { way, stop } = drawn([at(6, 1)], { allowance: toGrid(3) });
    expect(way.fault?.why).toBe('tooFar');
    expect(toInches(stop?.y ?? 0)).toBeCloseTo(3, 1);
    const bent = drawn([at(4, 6), at(4, 3), at(1, 3), at(1, 1)], { allowance: toGrid(6) });
    expect([bent.way.fault?.why, bent.at]).toEqual(['tooFar', 3]);
    expect([toInches(bent.stop?.x ?? 0), toInches(bent.stop?.y ?? 0)]).toEqual([
      expect.closeTo(3, 1),
      expect.closeTo(3, 1),
    ]);
  });

  it('should fail at the base of an enemy, at its range, and at the edge of the board', () => {
    const foes = [{ id: 'near', engaged: false }];
    const through = drawn([at(6, 0.7)], { foes });
    expect(through.way.fault).toMatchObject({ why: 'throughBase', who: 'near' });
    expect(toInches(through.stop?.y ?? 0)).toBeGreaterThan(2 + 2 * RADIUS);
    const off = { ...board, places: { me: stands(2, 10) } };
    const edge = drawn([at(-1, 10)], {}, off);
    expect(edge.way.fault).toMatchObject({ why: 'offBoard', never: 'offBoard' });
    expect(toInches(edge.stop?.x ?? 0)).toBeCloseTo(RADIUS, 1);
    const ends = drawn([at(6, 3.6)], { foes });
    expect(ends.way.fault).toMatchObject({ why: 'intoRange', who: 'near' });
  });

  it('should name the terrain that it ends in or cannot climb, and the base that it ends on', () => {
    const fault = (spot: ReturnType<typeof at>, set: Partial<BoardMove> = {}) => drawn([spot], set).way.fault;
    expect(fault(at(9.5, 6))).toMatchObject({ why: 'terrain', piece: 'wall' });
    expect(fault(at(12, 6), { action: 'dash' })).toMatchObject({ why: 'terrain', piece: 'wall' });
    expect(fault(at(6, 8.6))).toMatchObject({ why: 'onBase', who: 'friend', never: 'onBase' });
    const hair = 9 - 2 * RADIUS + 0.01;
    expect(fault(at(6, hair))).toEqual(expect.not.objectContaining({ never: 'onBase' }));
    expect(fault(at(6, hair))).toMatchObject({ why: 'onBase', who: 'friend' });
  });

  it('should be nothing of somebody without a place, and no way at all without a spot', () => {
    expect(finder.drawnOn(board, move({ mover: 'nobody' }), [at(1, 1)])).toBeNull();
    expect(drawn([]).way.points).toHaveLength(1);
  });
});
