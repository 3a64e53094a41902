import { describe, expect, it } from 'vitest';
import type { BattleBoard } from '../../../../src/engine/board/battleBoard.ts';
import { movedTo, stoodOn } from '../../../../src/engine/board/ends.ts';
import { type Look, lookBetween, standingOn } from '../../../../src/engine/board/looks.ts';
import type { BoardMove } from '../../../../src/engine/board/move/boardMove.ts';
import { spotsOn } from '../../../../src/engine/board/move/spots.ts';
import { withSaid } from '../../../../src/engine/board/overruled.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import { INCH, toGrid } from '../../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';

const wall = block('wall', { left: 9, near: 6, right: 10, far: 14, high: 3 }, 'Heavy');
const low = block('low', { left: 12, near: 9, right: 13, far: 12, high: 1 }, 'Light');
const board: BattleBoard = {
  map: mapOf(wall, low),
  reading: 'thirdEdition',
  places: { me: stands(6, 10), foe: stands(15, 10), other: stands(20, 4) },
};
const move: BoardMove = {
  mover: 'me',
  action: 'walk',
  allowance: 6 * INCH,
  falls: false,
  flies: false,
  friends: [],
  foes: [{ id: 'foe', engaged: false }],
};

/** What is seen between every place of a move and the foe, both ways. */
const told = (on: BattleBoard): readonly (readonly (Look | null)[])[] =>
  spotsOn(on, move).map(({ sees, seenBy }) => [sees('foe'), seenBy('foe')]);

/** The same, each looked at anew. */
const anew = (on: BattleBoard): readonly (readonly Look[])[] =>
  spotsOn(on, move).map(({ at }) => {
    const me = { id: 'me', at: present(movedTo(on, 'me', at), 'me') };
    const foe = { id: 'foe', at: present(standingOn(on, 'foe'), 'foe') };
    return [lookBetween(on, me, foe), lookBetween(on, foe, me)];
  });

const taller: BattleBoard = { ...board, places: { ...board.places, me: { ...stands(6, 10), head: toGrid(2.5) } } };

describe('what is seen from the places of a move', () => {
  it.each([
    ['as everybody stands', board],
    ['where the other has moved', stoodOn(board, 'foe', { x: toGrid(15), y: toGrid(3), z: 0 })],
    ['where terrain is gone', { ...board, map: mapOf(low) }],
    ['by somebody taller', taller],
    ['by another book', { ...board, reading: 'thirdEditionNearBoth' as const }],
    ['where the table says otherwise', withSaid(board, 'me', 'foe', { visible: false })],
    ['as everybody stood at first', board],
  ])('should be what is seen looked at anew, %s', (_, on) => {
    const looks = told(on);
    expect(looks.length).toBeGreaterThan(100);
    expect(looks).toEqual(anew(on));
    expect(told({ ...on })).toEqual(looks);
  });

  it('should change where the other moves, and where terrain is gone', () => {
    const moved = stoodOn(board, 'foe', { x: toGrid(15), y: toGrid(3), z: 0 });
    for (const other of [moved, { ...board, map: mapOf(low) }]) expect(told(other)).not.toEqual(told(board));
  });

  it('should be nothing of who has no place', () => {
    const [spot] = spotsOn(board, move);
    expect(spot?.sees('nobody')).toBeNull();
    expect(spot?.seenBy('nobody')).toBeNull();
  });
});
