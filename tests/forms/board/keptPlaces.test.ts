import { expect, it } from 'vitest';
import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { keptPlaces } from '../../../src/forms/board/keptPlaces.ts';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { toGrid } from '../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';

await fetchForBoard('kt3');

const places = { vex: stands(6, 6), pim: stands(20, 12), hale: stands(28, 20) };
const board: BattleBoard = { map: mapOf(), reading: 'thirdEdition', places };
const crate = block('crate', { left: 4, near: 4, right: 8, far: 8, high: 3 }, 'Heavy');

it('should leave whoever terrain lies over now without a place, to be put down again', () => {
  expect(keptPlaces(board, mapOf(crate))).toEqual({ pim: places.pim, hale: places.hale });
});

it('should leave whoever stands over the edge of a smaller board without a place', () => {
  expect(keptPlaces(board, { ...mapOf(), width: toGrid(22) })).toEqual({ vex: places.vex, pim: places.pim });
});

it('should leave whoever a floor was taken from without a place', () => {
  const deck = block('deck', { left: 4, near: 4, right: 8, far: 8, low: 2.9, high: 3 }, 'Vantage');
  const above = { ...board, map: mapOf(deck), places: { vex: stands(6, 6, 3) } };
  expect(keptPlaces(above, mapOf(deck))).toEqual(above.places);
  expect(keptPlaces(above, mapOf())).toEqual({});
});

it('should keep whoever stood so by hand before, and nobody on another board', () => {
  expect(keptPlaces({ ...board, map: mapOf(crate) }, mapOf(crate))).toEqual(places);
  expect(keptPlaces(board, { ...mapOf(), id: 'other' })).toEqual({});
  expect(keptPlaces(undefined, mapOf())).toEqual({});
});
