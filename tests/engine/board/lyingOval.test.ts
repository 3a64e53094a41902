import { describe, expect, it } from 'vitest';
import { type BattleBoard, boardPlace, type BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import { stoodOn } from '../../../src/engine/board/ends.ts';
import { reachesOn } from '../../../src/engine/board/engage.ts';
import { discOn, standingOn } from '../../../src/engine/board/looks.ts';
import { distanceOn } from '../../../src/engine/board/measuring.ts';
import { bodyAs, bodyOnOval } from '../../../src/engine/board/setUp/body.ts';
import { INCH, toGrid } from '../../../src/engine/board/units.ts';
import { bodyOfModel } from '../../../src/engine/plugins/roundsBoard/bodyOf.ts';
import { mapOf, stands } from '../../support/board/onBoard.ts';

const rider = (x: number, y: number, turn: number): BoardPlace => {
  const { oval, ...body } = bodyOnOval(75, 42);
  return {
    x: toGrid(x),
    y: toGrid(y),
    z: 0,
    ...body,
    ...(oval !== undefined && { oval: { ...oval, turn } }),
  };
};
const boardWith = (turn: number): BattleBoard => ({
  map: mapOf(),
  reading: 'bodies',
  places: { rider: rider(10, 10, turn), foe: stands(14, 10) },
});
const [LONG, WIDE, FOE] = [37.5, 21, 14.25].map((millimetres) => millimetres / 25.4) as [number, number, number];

describe('an oval base on a board', () => {
  it('should be measured as it lies', () => {
    const between = (turn: number) =>
      distanceOn(boardWith(turn), { kind: 'model', id: 'rider' }, { kind: 'model', id: 'foe' })?.inches;
    expect(between(0)).toBeCloseTo(4 - LONG - FOE, 2);
    expect(between(90)).toBeCloseTo(4 - WIDE - FOE, 2);
  });

  it('should engage as it lies', () => {
    const [along, across] = [4 - LONG - FOE, 4 - WIDE - FOE];
    const middle = (along + across) / 2;
    expect(reachesOn(boardWith(0), 'rider', { id: 'foe', inches: middle })).toBe(true);
    expect(reachesOn(boardWith(90), 'rider', { id: 'foe', inches: middle })).toBe(false);
  });

  it('should go as a disc as broad as the mean of both ways, and keep its base where it comes to', () => {
    const board = boardWith(30);
    expect(discOn(board, 'rider')).toMatchObject({ radius: 2925 });
    expect(discOn(board, 'rider')).not.toHaveProperty('oval');
    expect(standingOn(board, 'rider')).toMatchObject({ radius: 3750 });
    const moved = stoodOn(board, 'rider', { x: 5 * INCH, y: 5 * INCH, z: 0 }).places['rider'];
    expect(moved).toEqual(rider(5, 5, 30));
  });

  it('should be refused where it is wider than long, or turned by more than half a round', () => {
    const oval = { long: 3000, wide: 2000, turn: 0 };
    const place = { ...stands(5, 5), oval };
    expect(boardPlace.safeParse(place).success).toBe(true);
    expect(boardPlace.safeParse({ ...place, oval: { ...oval, wide: 3001 } }).success).toBe(false);
    expect(boardPlace.safeParse({ ...place, oval: { ...oval, turn: 180 } }).success).toBe(false);
  });
});

describe('the body of a model', () => {
  it('should be an oval only where its card says so and both ways differ', () => {
    const bodyOn = (shape: 'round' | 'oval' | 'rectangle', width: number, length: number) =>
      bodyOfModel({ base: { shape, width, length }, down: false });
    expect(bodyOn('oval', 42, 75)).toMatchObject({ radius: 2925, oval: { long: 3750, wide: 2100, turn: 90 } });
    expect(bodyOn('oval', 40, 40)).not.toHaveProperty('oval');
    expect(bodyOn('rectangle', 25, 50)).not.toHaveProperty('oval');
    expect(bodyOn('round', 32, 32)).not.toHaveProperty('oval');
  });

  it('should lie half as high, as broad as it stands', () => {
    const [up, down] = [false, true].map((lies) =>
      bodyOfModel({ base: { shape: 'oval', width: 42, length: 75 }, down: lies }),
    );
    expect(down?.oval).toEqual(up?.oval);
    expect(down?.head).toBe(Math.floor((up?.head ?? 0) / 2));
  });

  it('should leave out what a round base has not', () => {
    expect(bodyAs({ radius: 1, head: 2, oval: undefined })).toEqual({ radius: 1, head: 2 });
  });
});
