import { describe, expect, it } from 'vitest';
import type { BattleBoard, Reading } from '../../../../src/engine/board/battleBoard.ts';
import { finder } from '../../../../src/engine/board/finder.ts';
import { kernel } from '../../../../src/engine/board/kernel.ts';
import type { BoardMove } from '../../../../src/engine/board/move/boardMove.ts';
import { INCH, toGrid } from '../../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';

const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 3 }, 'Heavy');
const low = block('low', { left: 9, near: 12, right: 9.4, far: 16, high: 1 }, 'Light');
const roof = block('ruin', { left: 1, near: 16, right: 6, far: 21, low: 2.9, high: 3 }, 'Vantage');
const map = mapOf(wall, low, roof);

const boardWith = (places: BattleBoard['places'], reading: Reading = 'thirdEdition'): BattleBoard => ({
  map,
  reading,
  places,
});
const board = boardWith({ me: stands(3, 6), friend: stands(3, 9), foe: stands(14, 6) });

const moves = (set: Partial<BoardMove> = {}): BoardMove => ({
  mover: 'me',
  action: 'reposition',
  allowance: toGrid(6),
  falls: false,
  flies: false,
  friends: ['friend'],
  foes: [{ id: 'foe', engaged: false }],
  ...set,
});

const at = (x: number, y: number, z = 0) => ({ x: toGrid(x), y: toGrid(y), z: toGrid(z) });

describe('moves on a board', () => {
  it('should say where somebody can end and what that costs, and draw it', () => {
    const ends = finder.reachOn(board, moves());
    expect(ends.length).toBeGreaterThan(200);
    expect(Math.max(...ends.map(({ cost }) => cost))).toBe(6 * INCH);
    const area = finder.areaOn(board, moves()).reduce((sum, strip) => sum + (strip.right - strip.left) / (INCH / 2), 0);
    expect(area).toBe(ends.filter((end) => end.at.corner === null).length);
    expect(finder.reachOn(board, moves())).toBe(ends);
    expect(finder.reachOn(board, moves({ action: 'dash', allowance: toGrid(3) })).length).toBeLessThan(ends.length);
    expect(finder.reachOn(board, moves({ mover: 'nobody' }))).toEqual([]);
  });

  it('should find the cheapest way with its legs', () => {
    const way = finder.pathOn(board, moves({ allowance: toGrid(20) }), at(11.5, 6));
    expect(way?.fault).toBeNull();
    expect(way?.points[0]).toEqual(at(3, 6));
    expect(way?.points.at(-1)).toEqual(at(11.5, 6));
    expect(way?.legs.reduce((sum, { cost }) => sum + cost, 0)).toBe(way?.cost);
    expect(way?.cost).toBeGreaterThanOrEqual(way?.length ?? Infinity);
    expect(finder.pathOn(board, moves(), at(12, 6))).toBeNull();
    expect(finder.pathOn(board, moves({ allowance: toGrid(20) }), at(9.5, 6))).toBeNull();
  });

  it('should say what a drawn way comes to, and where it fails', () => {
    const drawn = kernel.walkOn(board, moves(), [at(3, 6), at(4.5, 6), at(4.5, 4.5)]);
    expect(drawn).toMatchObject({ cost: 4 * INCH, length: 3 * INCH, fault: null });
    expect(drawn?.legs.map(({ kind, cost }) => [kind, cost / INCH])).toEqual([
      ['go', 2],
      ['go', 2],
    ]);
    const failing = kernel.walkOn(board, moves(), [at(3, 6), at(5, 6), at(9.5, 6), at(12, 6)]);
    expect(failing?.fault).toEqual({ why: 'terrain', at: 2, piece: 'wall', where: at(9.5, 6) });
    expect(failing?.legs).toHaveLength(1);
    expect(failing?.cost).toBe(10 * INCH);
    const far = kernel.walkOn(board, moves(), [at(3, 6), at(3, 5), at(10, 3)]);
    expect(far).toMatchObject({ cost: 9 * INCH, fault: { why: 'tooFar', at: 2 } });
    expect(kernel.walkOn(board, moves({ mover: 'nobody' }), [at(3, 6)])).toBeNull();
  });

  it('should go by the book of the board', () => {
    const past = (reading: Reading) => {
      const met = boardWith({ me: stands(3, 6), friend: stands(5, 8.3), foe: stands(5, 7.5) }, reading);
      const way = [at(3, 6), at(7.5, 6)];
      return kernel.walkOn(met, moves({ foes: [{ id: 'foe', engaged: true }], friends: [] }), way)?.fault?.why ?? null;
    };
    expect(past('edition2021')).toBeNull();
    expect(past('edition2021Lite')).toBe('intoRange');
    const climbs = (reading: Reading) => {
      const beside = boardWith({ me: stands(7, 18) }, reading);
      const way = [at(7, 18), at(7, 18, 3), at(5, 18, 3)];
      return kernel.walkOn(beside, moves({ action: 'dash' }), way)?.fault?.why ?? null;
    };
    expect(climbs('thirdEdition')).toBe('noClimb');
    expect(climbs('edition2021')).toBeNull();
  });

  it('should let who flies go straight', () => {
    const flier = moves({ flies: true, allowance: toGrid(12) });
    expect(finder.pathOn(board, flier, at(11.5, 6))).toMatchObject({ cost: 9 * INCH, fault: null });
    expect(finder.pathOn(board, flier, at(9.5, 6))).toBeNull();
    const ends = finder.reachOn(board, flier);
    expect(ends.some((end) => end.at.z > 0)).toBe(true);
    expect(ends.every(({ cost }) => cost <= 12 * INCH)).toBe(true);
  });
});

describe('the end of a move', () => {
  it('should say what is seen from there and who sees it', () => {
    const hidden = kernel.atEndOn(board, 'me', at(8, 6), ['foe', 'nobody']);
    expect(hidden).toHaveLength(1);
    expect(hidden?.[0]).toMatchObject({ id: 'foe', inControlRange: false, sees: { leaning: null, hidden: null } });
    const open = kernel.atEndOn(board, 'me', at(12, 6), ['foe'])?.[0];
    expect(open).toMatchObject({ inControlRange: true, seenBy: { hidden: 'clear' } });
    expect(open?.inches).toBeLessThan(1);
    expect(kernel.atEndOn(board, 'nobody', at(8, 6), ['foe'])).toBeNull();
  });

  it('should know the Vantage there', () => {
    expect(kernel.vantageAt(map, at(3, 18, 3))).toBe('ruin');
    expect(kernel.vantageAt(map, at(3, 18))).toBeNull();
    expect(kernel.vantageAt(map, at(9.5, 6, 3))).toBeNull();
    expect(kernel.atEndOn(board, 'me', at(3, 18, 3), ['foe'])?.[0]?.sees).toMatchObject({
      fromVantage: true,
      height: 3,
    });
  });
});
