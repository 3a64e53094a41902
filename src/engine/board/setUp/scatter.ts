import type { BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { type Point, type Polygon, distance, distanceToPolygon } from '../plane.ts';
import { INCH } from '../units.ts';
import { areApart } from './apart.ts';
import type { Body } from './body.ts';
import type { Draw } from './draw.ts';
import { middleOfZone } from './middleOfZone.ts';
import type { Newcomer } from './placeRest.ts';
import { setUpZones, spotsIn, wholeBoard } from './spots.ts';

type Places = Readonly<Record<string, BoardPlace>>;

/** How fine places are that are drawn, in grid steps; and where none of those is left. */
const SPACING = INCH / 2;
const CLOSE = INCH / 4;

/** Where somebody may come to stand: within so much of a place, and so far outside of these zones. In grid steps. */
interface Area {
  readonly near?: { readonly at: Point; readonly within: number };
  readonly outside: readonly { readonly zone: Polygon; readonly clear: number }[];
}

const isIn = ({ near, outside }: Area, place: BoardPlace): boolean =>
  (near === undefined || distance(near.at, place) + place.radius <= near.within) &&
  outside.every(({ zone, clear }) => distanceToPolygon(place, zone) > place.radius + clear);

/** Free places for somebody: on a finer lattice where there is none on the usual one. */
function freeFor(map: BoardMap, body: Body, area: Area, others: readonly BoardPlace[]): readonly BoardPlace[] {
  const on = (spacing: number) =>
    spotsIn(map, wholeBoard(map), body, spacing).filter(
      (spot) => isIn(area, spot) && others.every((other) => areApart(other, spot)),
    );
  const usual = on(SPACING);
  return usual.length > 0 ? usual : on(CLOSE);
}

/** One of three stands by what they guard, within so much of it. */
const GUARDS = 3;
const GUARDED = 6 * INCH;

/** Where that lies which they guard, by its name; the middle of the board where it does not say. */
function guardedOn({ zones, width, height }: BoardMap, guarded: string | null): Point {
  const zone = zones.find(({ kind, id, name }) => kind === 'marker' && (id === guarded || name === guarded));
  return zone === undefined ? { x: width / 2, y: height / 2 } : middleOfZone(zone);
}

/** How far off those stay who start about somebody in the midst of the board. */
const SURROUNDED = 6 * INCH;

/** Whether a zone touches no edge of the board. */
const isInTheMidst = ({ width, height }: BoardMap, zone: Polygon): boolean =>
  zone.every(({ x, y }) => x > 0 && y > 0 && x < width && y < height);

/** Where the other side starts, and how far from it they stay. */
function outsideOf(map: BoardMap, against: 0 | 1): Area['outside'] {
  if (map.zones.every(({ kind }) => kind !== 'drop')) return [];
  return setUpZones(map, against).map((zone) => ({ zone, clear: isInTheMidst(map, zone) ? SURROUNDED : 0 }));
}

/**
 * Where enemies stand at the start: a third of them within 6″ of what they guard (by its name; the middle of the board unless that lies on it), all
 * others anywhere, none in the drop zone of the other side nor within 6″ of one in the midst of the board. Who finds no room is left out. The same seed, the same places.
 * Source: rules/acolyte.md C11.
 */
export function scatter(
  map: BoardMap,
  {
    who,
    taken,
    guarded = null,
  }: { readonly who: readonly Newcomer[]; readonly taken: Places; readonly guarded?: string | null },
  against: 0 | 1,
  draw: Draw,
): Places {
  const outside = outsideOf(map, against);
  const coming = who.filter(({ id }) => taken[id] === undefined);
  const guards = Math.ceil(coming.length / GUARDS);
  const placed: Record<string, BoardPlace> = {};
  for (const [at, { id, body }] of coming.entries()) {
    const others = [...Object.values(taken), ...Object.values(placed)];
    const near = { at: guardedOn(map, guarded), within: GUARDED };
    const guarding = at < guards ? freeFor(map, body, { near, outside }, others) : [];
    const free = guarding.length > 0 ? guarding : freeFor(map, body, { outside }, others);
    const place = free[free.length === 0 ? 0 : draw(free.length)];
    if (place !== undefined) placed[id] = place;
  }
  return placed;
}
