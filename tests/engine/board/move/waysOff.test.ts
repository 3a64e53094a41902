import { describe, expect, it } from 'vitest';
import type { BattleBoard, Reading } from '../../../../src/engine/board/battleBoard.ts';
import type { BoardMove } from '../../../../src/engine/board/move/boardMove.ts';
import { type Spot, spotsOn } from '../../../../src/engine/board/move/spots.ts';
import { waysOffOn } from '../../../../src/engine/board/move/waysOff.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import { INCH, toGrid } from '../../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { offAtOnce } from '../../../support/board/plainPlaces.ts';

/** A walled yard that nobody comes into, a long wall, a floor and something low. */
const pieces = [
  block('west', { left: 20, near: 13, right: 20.4, far: 19, high: 4 }, 'Heavy'),
  block('east', { left: 26, near: 13, right: 26.4, far: 19, high: 4 }, 'Heavy'),
  block('south', { left: 20, near: 13, right: 26.4, far: 13.4, high: 4 }, 'Heavy'),
  block('north', { left: 20, near: 18.6, right: 26.4, far: 19, high: 4 }, 'Heavy'),
  block('wall', { left: 9, near: 3, right: 9.5, far: 16, high: 6 }, 'Heavy'),
  block('floor', { left: 13, near: 5, right: 17, far: 9, high: 2 }, 'Heavy', 'Vantage'),
  block('low', { left: 3, near: 8, right: 6, far: 8.4, high: 1 }, 'Light', 'Traversable'),
];

const boardBy = (reading: Reading, mover: readonly [number, number]): BattleBoard => ({
  map: mapOf(...pieces),
  reading,
  places: { me: stands(...mover), foe: stands(28, 3) },
});

const walks: BoardMove = {
  mover: 'me',
  action: 'walk',
  allowance: 4 * INCH,
  falls: false,
  flies: false,
  friends: [],
  foes: [],
};

const movers = [
  [4, 5],
  [11, 10],
  [23, 16],
  [24, 3],
] as const;
const goals = [
  [5, 12, 0],
  [15, 7, 2],
  [23, 15.5, 0],
  [28, 3, 0],
  [9.2, 10, 0],
] as const;
/** Each mover and each goal by each book, and each goal from several of them. */
const cases = (['thirdEdition', 'edition2021', 'bodies'] as const).flatMap((reading, by) =>
  movers.flatMap((mover, who) =>
    goals.filter((_, at) => (at + who + by) % 3 === 0).map((goal) => ({ reading, mover, goal })),
  ),
);

describe('how the places of a move lie to one that it heads for', () => {
  it.each(cases)('should be as by all ways looked for at once: $reading from $mover to $goal', (each) => {
    const board = boardBy(each.reading, each.mover);
    const [x, y, z] = each.goal.map(toGrid);
    const to = { x: x ?? 0, y: y ?? 0, z: z ?? 0 };
    for (const move of [walks, { ...walks, flies: true }]) {
      const spots = spotsOn(board, move);
      const off = offAtOnce(board, move, to);
      const offs = new Map(spots.map((spot) => [spot, off(spot)]));
      const known = (spot: Spot): number => present(offs.get(spot), 'a spot');
      const sorted = spots.toSorted((one, other) => known(one) - known(other));
      const start = present(
        spots.find(({ cost, node }) => cost === 0 && node === null),
        'a start',
      );
      for (const than of [start, present(sorted.at(-1), 'the farthest'), present(sorted[0], 'the nearest')])
        expect(spots.filter(waysOffOn(board, move, to).isNearer(than))).toEqual(
          spots.filter((spot) => known(spot) < known(than)),
        );
      const far = sorted.slice(Math.floor(spots.length / 2));
      const least = Math.min(...far.map(known));
      for (const than of [start, present(sorted[0], 'the nearest'), present(sorted[20], 'one not far')]) {
        const nearer = spots.filter((spot) => known(spot) < known(than));
        const among = nearer.length > 0 ? nearer : spots;
        const isIt = ({ at }: Spot): boolean => (at.x + 2 * at.y) % 5 === 0;
        const isNoNearer = (spot: Spot): boolean => known(spot) >= known(than);
        for (const is of [isIt, isNoNearer]) {
          const those = among.some(is) ? among.filter(is) : among;
          const best = Math.min(...those.map(known));
          const expected = those.filter((spot) => known(spot) === best);
          expect(waysOffOn(board, move, to).nearest(spots, is, than)).toEqual(expected);
        }
      }
      expect(waysOffOn(board, move, to).nearest(far, () => false)).toEqual(far.filter((spot) => known(spot) === least));
      const isSo = ({ at }: Spot): boolean => (at.x + at.y) % 3 === 0;
      const so = far.filter(isSo);
      const leastSo = Math.min(...so.map(known));
      expect(waysOffOn(board, move, to).nearest(far, isSo)).toEqual(so.filter((spot) => known(spot) === leastSo));
      expect(waysOffOn(board, move, to).first(spots, 20)).toEqual(sorted.slice(0, 20));
    }
  });
});
