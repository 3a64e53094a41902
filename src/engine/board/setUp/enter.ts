import type { BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { distance, type Point } from '../plane.ts';
import { INCH } from '../units.ts';
import { areApart } from './apart.ts';
import type { Body } from './body.ts';
import type { Draw } from './draw.ts';
import { randomEntry } from './markers.ts';
import { middleOfZone } from './middleOfZone.ts';
import { spotsIn, wholeBoard } from './spots.ts';

/** How fine places are that are thought about, in grid steps. */
const SPACING = INCH / 2;
/** Nobody comes in so near to an enemy where there is another way, in grid steps. Source: ours. */
const FAR = 6 * INCH;

interface Entering {
  readonly body: Body;
  /** Where everybody stands already. */
  readonly taken: readonly BoardPlace[];
  /** Where its enemies stand. */
  readonly foes: readonly Point[];
  readonly side: 0 | 1;
  /** Zones by which it comes in, by their ids; left out: an entry point of its side. */
  readonly by?: readonly string[] | undefined;
}

/**
 * Where somebody comes in: at an entry point of its side on the board by chance, more than 6″ from every enemy where there is one, on the
 * free ground nearest to its middle; null: the board has none, or no room. The same draw, the same place.
 */
export function enter(map: BoardMap, { body, taken, foes, side, by }: Entering, draw: Draw): BoardPlace | null {
  const entry = randomEntry(map, { side, by, farFrom: foes, than: FAR }, draw);
  if (entry === null) return null;
  const middle = middleOfZone(entry);
  const free = spotsIn(map, wholeBoard(map), body, SPACING).filter(
    (spot) => spot.z === 0 && taken.every((other) => areApart(other, spot)),
  );
  return free.toSorted((one, other) => distance(one, middle) - distance(other, middle))[0] ?? null;
}
