import { describe, expect, it } from 'vitest';
import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { radiusOf, toGrid, toInches } from '../../../src/engine/board/units.ts';
import { snapped } from '../../../src/forms/board/snapping.ts';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';

const wall = block('wall', { left: 10, near: 10, right: 14, far: 12, high: 3 }, 'Heavy');
const rubble = block('rubble', { left: 20, near: 10, right: 24, far: 12, high: 1 }, 'Insignificant');
const board: BattleBoard = { map: mapOf(wall, rubble), reading: 'thirdEdition', places: { pim: stands(4, 4) } };
const radius = radiusOf(28.5);
const dragged = { radius, others: ['pim'] };
const wide = toInches(radius);

describe('snapped', () => {
  it('should hold a base against another, on the side of the finger, and never over it', () => {
    const held = snapped(board, dragged, { x: 4 + 2 * wide + 0.2, y: 4 }, 0.4);
    expect(held?.to).toEqual({ kind: 'base', id: 'pim' });
    expect(held?.spot.y).toBe(4);
    const gap = toGrid(held?.spot.x ?? 0) - toGrid(4) - 2 * radius;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(5);
  });

  it('should hold it at the edge of cover, also a little over it, and at corners', () => {
    const beside = snapped(board, dragged, { x: 12, y: 12.3 }, 0.4);
    expect(beside?.to).toEqual({ kind: 'cover', id: 'wall' });
    expect(beside?.spot.x).toBe(12);
    expect(beside?.spot.y).toBeCloseTo(12 + wide, 2);
    const corner = snapped(board, dragged, { x: 14.5, y: 12.5 }, 0.4)?.spot ?? { x: 0, y: 0 };
    expect(Math.hypot(corner.x - 14, corner.y - 12)).toBeCloseTo(wide, 2);
  });

  it('should let it go farther away, within a piece, and at what gives no cover', () => {
    expect(snapped(board, dragged, { x: 12, y: 13.5 }, 0.4)).toBeNull();
    expect(snapped(board, dragged, { x: 12, y: 11 }, 0.4)).toBeNull();
    expect(snapped(board, dragged, { x: 22, y: 12.5 }, 0.4)).toBeNull();
    expect(snapped(board, { radius, others: [] }, { x: 4 + 2 * wide, y: 4 }, 0.4)).toBeNull();
  });

  it('should say how high who is held there stands', () => {
    const above: BattleBoard = { ...board, places: { pim: stands(4, 4, 3) } };
    const spot = { x: 4 + 2 * wide + 0.2, y: 4 };
    expect([snapped(board, dragged, spot, 0.4)?.z, snapped(above, dragged, spot, 0.4)?.z]).toEqual([0, toGrid(3)]);
    expect(snapped(board, dragged, { x: 12, y: 12.3 }, 0.4)?.z).toBe(0);
  });

  it('should hold at the nearer of two', () => {
    const crowded: BattleBoard = { ...board, places: { pim: stands(16, 11) } };
    const held = snapped(crowded, dragged, { x: 14 + wide + 0.05, y: 11 }, 0.6);
    expect(held?.to).toEqual({ kind: 'cover', id: 'wall' });
  });
});
