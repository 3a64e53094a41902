import type { BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { distance, type Point } from '../plane.ts';
import { INCH } from '../units.ts';
import { areApart } from './apart.ts';
import { type Body, bodyAs } from './body.ts';
import type { Draw } from './draw.ts';
import { randomEntry } from './entries.ts';
import { middleOfZone } from './middleOfZone.ts';
import type { Newcomer } from './placeRest.ts';
import { spotsIn, wholeBoard } from './spots.ts';

/** How fine places are that are thought about, in grid steps. */
const SPACING = INCH / 2;
/** Nobody comes in so near to an enemy where there is another way, in grid steps. Source: ours. */
const FAR = 6 * INCH;

interface Entering {
  readonly who: readonly Newcomer[];
  /** Where everybody stands already. */
  readonly taken: readonly BoardPlace[];
  /** Where their enemies stand. */
  readonly foes: readonly Point[];
  /** From whom they come in far before all others; left out: from nobody. */
  readonly clearOf?: readonly Point[] | undefined;
  readonly side: 0 | 1;
  /** Zones by which they come in, by their ids; left out: an entry point of their side. */
  readonly by?: readonly string[] | undefined;
}

/** The free ground that is nearest to a place; undefined: there is none. */
function nearestFree(map: BoardMap, body: Body, taken: readonly BoardPlace[], to: Point): BoardPlace | undefined {
  const free = spotsIn(map, wholeBoard(map), body, SPACING).filter(
    (spot) => spot.z === 0 && taken.every((other) => areApart(other, spot)),
  );
  const [nearest] = free.toSorted((one, other) => distance(one, to) - distance(other, to));
  return nearest === undefined ? undefined : { ...nearest, ...bodyAs(body) };
}

/**
 * Where those stand who come in together: all at one entry point of their side by chance, more than 6″ from every enemy where
 * there is one, each on the free ground nearest to its middle, the widest first. Who finds no room is left out, all of them where
 * the board has no way in. The same draw, the same places.
 */
export function enter(
  map: BoardMap,
  { who, taken, foes, clearOf, side, by }: Entering,
  draw: Draw,
): Readonly<Record<string, BoardPlace>> {
  const entry = randomEntry(map, { side, by, farFrom: foes, clearOf, than: FAR }, draw);
  if (entry === null) return {};
  const middle = middleOfZone(entry);
  const places: Record<string, BoardPlace> = {};
  for (const { id, body } of who.toSorted((one, other) => other.body.radius - one.body.radius)) {
    const at = nearestFree(map, body, [...taken, ...Object.values(places)], middle);
    if (at !== undefined) places[id] = at;
  }
  return places;
}
