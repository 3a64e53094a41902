import type { BattleBoard, BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { reachOn } from '../move/ways.ts';
import { INCH } from '../units.ts';

/** Two moves of most models, in grid steps. */
const TWO_MOVES = 12 * INCH;
const NEWCOMER = 'newcomer';

/** How many square inches of the board lie within so much of a place, by the middles of whole ones. */
function openAround({ width, height }: BoardMap, at: BoardPlace, within: number): number {
  const from = (middle: number): number => Math.max(0, Math.floor((middle - within) / INCH));
  const upTo = (middle: number, most: number): number => Math.min(most, middle + within) / INCH;
  let count = 0;
  for (let column = from(at.x); column < upTo(at.x, width); column += 1)
    for (let row = from(at.y); row < upTo(at.y, height); row += 1)
      if (Math.hypot((column + 0.5) * INCH - at.x, (row + 0.5) * INCH - at.y) <= within) count += 1;
  return count;
}

/** How much of the ground around somebody alone on a board can be reached from a place with two moves: from 0, it is shut in, to 1, all is open. */
export function leewayAt(map: BoardMap, at: BoardPlace): number {
  const board: BattleBoard = { map, reading: 'thirdEdition', places: { [NEWCOMER]: at } };
  const ends = reachOn(board, {
    mover: NEWCOMER,
    action: 'walk',
    allowance: TWO_MOVES,
    falls: false,
    flies: false,
    friends: [],
    foes: [],
  });
  const squares = new Set(ends.map(({ at: { x, y } }) => `${Math.floor(x / INCH)} ${Math.floor(y / INCH)}`));
  return Math.min(1, squares.size / Math.max(1, openAround(map, at, TWO_MOVES)));
}
