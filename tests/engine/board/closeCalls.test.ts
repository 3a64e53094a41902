import { describe, expect, it } from 'vitest';
import type { BattleBoard, BoardPlace, Reading } from '../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../src/engine/board/boardMap.ts';
import { rangeCallOn, reachCallsOn, wayCallOn } from '../../../src/engine/board/closeCalls.ts';
import { closeSpotOn } from '../../../src/engine/board/closeSpot.ts';
import type { BoardMove } from '../../../src/engine/board/move/boardMove.ts';
import { walkOn } from '../../../src/engine/board/move/walked.ts';
import { toGrid, toInches } from '../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';

const WIDE = toInches(stands(0, 0).radius * 2);
/** Beside another base, so many inches between both. */
const beside = (gap: number): BoardPlace => stands(5 + WIDE + gap, 5);

const boardOf = (
  places: Readonly<Record<string, BoardPlace>>,
  pieces: readonly MapPiece[] = [],
  reading: Reading = 'thirdEdition',
): BattleBoard => ({ map: mapOf(...pieces), reading, places });

const INCH_NEAR = [{ id: 'rusk', inches: 1 }];

describe('whose reach somebody is in by very little', () => {
  const called = (gap: number) =>
    reachCallsOn(boardOf({ vex: stands(5, 5), rusk: beside(gap) }), 'vex', null, INCH_NEAR);

  it('should be called on both sides of an inch, by no more than half a millimetre', () => {
    expect(called(0.99)).toMatchObject([{ id: 'rusk', is: true }]);
    expect(called(1.01)).toMatchObject([{ id: 'rusk', is: false }]);
    expect([called(0.97), called(1.03)]).toEqual([[], []]);
  });

  it('should say how far apart both are, and lie in the middle of the gap', () => {
    const [call] = called(0.99);
    expect(call?.inches).toBeCloseTo(0.99, 2);
    expect(toInches(call?.at.x ?? 0)).toBeCloseTo(5 + WIDE / 2 + 0.99 / 2, 2);
    expect(toInches(call?.at.y ?? 0)).toBe(5);
  });

  it('should be asked of where it does not stand yet', () => {
    const board = boardOf({ vex: stands(20, 20), rusk: beside(0.99) });
    expect(reachCallsOn(board, 'vex', null, INCH_NEAR)).toEqual([]);
    expect(reachCallsOn(board, 'vex', { x: toGrid(5), y: toGrid(5), z: 0 }, INCH_NEAR)).toHaveLength(1);
  });

  it('should be nobody’s through a wall that stands firm, and of nobody without a place', () => {
    const wall = block('wall', { left: 5.7, near: 0, right: 6.3, far: 22, high: 6 }, 'Heavy');
    const board = boardOf({ vex: stands(5, 5), rusk: beside(0.99) }, [wall]);
    expect(reachCallsOn(board, 'vex', null, [...INCH_NEAR, { id: 'nobody', inches: 1 }])).toEqual([]);
    expect(reachCallsOn(board, 'nobody', null, INCH_NEAR)).toEqual([]);
  });
});

describe('who is in range by very little', () => {
  it('should be called at the range of a weapon', () => {
    const board = boardOf({ vex: stands(5, 5), rusk: beside(6.01) });
    expect(rangeCallOn(board, 'vex', { id: 'rusk', inches: 6 })).toMatchObject({ id: 'rusk', is: false });
    expect(rangeCallOn(board, 'vex', { id: 'rusk', inches: 7 })).toBeNull();
    expect(rangeCallOn(board, 'vex', { id: 'nobody', inches: 6 })).toBeNull();
  });
});

describe('a way that is enough by very little', () => {
  const move: BoardMove = {
    mover: 'vex',
    action: 'reposition',
    allowance: toGrid(6),
    falls: false,
    flies: false,
    friends: [],
    foes: [],
  };
  const called = (reading: Reading, ...lengths: readonly number[]) => {
    const board = boardOf({ vex: stands(5, 5) }, [], reading);
    const from = { x: toGrid(5), y: toGrid(5), z: 0 };
    const points = lengths.reduce(
      (all, length) => {
        const last = all.at(-1) ?? from;
        return [...all, { ...last, x: last.x + toGrid(length) }];
      },
      [from],
    );
    const way = walkOn(board, move, points);
    return way === null ? null : wayCallOn(board, move, way);
  };

  it('should be called where the last leg is just within an inch, or just beyond', () => {
    expect(called('thirdEdition', 5.99)).toEqual({ x: toGrid(5) + toGrid(5.99), y: toGrid(5) });
    expect(called('thirdEdition', 6.01)).not.toBeNull();
    expect([called('thirdEdition', 5.5), called('thirdEdition', 6.5)]).toEqual([null, null]);
  });

  it('should be called at the leg that would cost an inch more', () => {
    expect(called('thirdEdition', 2.99, 2.5)).toEqual({ x: toGrid(5) + toGrid(2.99), y: toGrid(5) });
    expect(called('thirdEdition', 2.99, 1.5)).toBeNull();
  });

  it('should count what the book counts: by the length alone where it does not round up', () => {
    expect(called('edition2021', 2.99, 2.5)).toBeNull();
    expect(called('edition2021', 5.99)).not.toBeNull();
  });
});

describe('where to put the eye on what is seen', () => {
  // The tangent from the shooter's lean past the corner decides: the fence is moved until it does.
  const at = (near: number) =>
    boardOf({ vex: stands(5, 5), rusk: stands(15, 5) }, [
      block('fence', { left: 13.8, near, right: 14.2, far: 9, high: 1 }, 'Light'),
    ]);
  const closeAt = Array.from({ length: 400 }, (_, step) => 4 + step * 0.01).find(
    (near) => closeSpotOn(at(near), 'vex', 'rusk') !== null,
  );

  it('should be a corner of what is close, and nowhere where nothing is', () => {
    expect(closeAt).toBeDefined();
    const spot = closeSpotOn(at(closeAt ?? 0), 'vex', 'rusk');
    expect(toInches(spot?.y ?? 0)).toBeCloseTo(closeAt ?? 0, 1);
    expect(closeSpotOn(at(8), 'vex', 'rusk')).toBeNull();
    expect(closeSpotOn(at(8), 'vex', 'nobody')).toBeNull();
  });
});
