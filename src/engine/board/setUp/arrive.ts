import type { BattleBoard, BoardPlace } from '../battleBoard.ts';
import type { BoardMap, MapPart, MapPiece } from '../boardMap.ts';
import { hasDoor } from '../doors.ts';
import { type Disc, type Point, type Polygon, distance, distanceToPolygon } from '../plane.ts';
import { EPSILON, INCH } from '../units.ts';
import { areApart } from './apart.ts';
import { type Body, bodyOf, USUAL } from './body.ts';
import { type Draw, drawFrom } from './draw.ts';
import { enter } from './enter.ts';
import { middleOfZone } from './middleOfZone.ts';
import { setUpZones, spotsIn, wholeBoard } from './spots.ts';

/** How fine places are that are thought about, in grid steps. */
const SPACING = INCH / 2;
/** Nobody comes in within this of an enemy where there is another way, in grid steps. Source: rules/kill-team.md A3.1. */
const CONTROL = INCH;
/** What crawls out of terrain stands as near to it as this. */
const BESIDE = INCH / 2;

/** Somebody who comes into a battle. */
interface Arriving {
  readonly body: Body;
  /** Where everybody stands already; of them its enemies, and those of its side who did not come with it. */
  readonly taken: readonly BoardPlace[];
  readonly foes: readonly BoardPlace[];
  readonly friends: readonly BoardPlace[];
  readonly side: 0 | 1;
  /** Zones by which it comes in, by their ids, whatever the table says; left out: as it says. */
  readonly by?: readonly string[] | undefined;
  /** Where that is whom the event is about; null: nobody, or nobody knows. */
  readonly about: Point | null;
  /** From whom it comes in far before all others. */
  readonly clearOf?: readonly Point[] | undefined;
}

/** A group that comes into a battle. `where`: as the table says it; `who`: by its cards; `foes`: by their ids. */
interface Group extends Pick<Arriving, 'side' | 'about' | 'clearOf'> {
  readonly where: string;
  readonly who: readonly {
    readonly id: string;
    readonly wounds: number;
    readonly keywords: readonly string[];
    readonly by?: readonly string[] | undefined;
  }[];
  readonly foes: readonly string[];
}

/** How far a base is from where it ought to be, in grid steps; 0: it is there. */
type Gap = (base: Disc) => number;

type Place = (map: BoardMap, arriving: Arriving, draw: Draw) => Gap | null;

const cornersOf = ({ corners }: MapPart): Polygon => corners.map(([x, y]) => ({ x, y }));

/** How far a base is from the nearest of some shapes, beyond so much. */
const fromShapes =
  (shapes: readonly Polygon[], within: number): Gap =>
  (base) =>
    Math.max(0, Math.min(...shapes.map((shape) => distanceToPolygon(base, shape))) - base.radius - within);

const fromPoint =
  (at: Point, within: number): Gap =>
  (base) =>
    Math.max(0, distance(base, at) - base.radius - within);

const lightOf = ({ parts }: MapPiece): readonly Polygon[] =>
  parts.filter(({ traits }) => traits.includes('Light')).map(cornersOf);

/** Beside the light terrain that is nearest to any enemy. */
function nearestLight({ pieces }: BoardMap, { foes }: Arriving): Gap | null {
  const all = pieces.map(lightOf).filter((shapes) => shapes.length > 0);
  const far = (shapes: readonly Polygon[]) => Math.min(...foes.map(fromShapes(shapes, 0)));
  const [nearest] = all.toSorted((one, other) => far(one) - far(other));
  return nearest === undefined || foes.length === 0 ? null : fromShapes(nearest, BESIDE);
}

/** Within 4″ of a door, which is drawn. */
function byDoor({ pieces }: BoardMap, _arriving: Arriving, draw: Draw): Gap | null {
  const doors = pieces.filter(hasDoor);
  const parts = doors[doors.length === 0 ? 0 : draw(doors.length)]?.parts ?? [];
  const shapes = parts.filter(({ traits }) => traits.includes('Accessible')).map(cornersOf);
  return shapes.length === 0 ? null : fromShapes(shapes, 4 * INCH);
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** An edge of a board: how far it is from where the other side starts, and whether it is a long one. */
interface Edge {
  readonly far: number;
  readonly isLong: boolean;
  readonly gap: Gap;
}

/** All four, the farthest from where the other side starts first. */
function edgesOf(map: BoardMap, { side }: Arriving): readonly Edge[] {
  const { x, y } = middle(setUpZones(map, side === 0 ? 1 : 0).map(middle));
  const { width, height } = map;
  const [isHigh, isWide] = [height >= width, width >= height];
  const edges: readonly Edge[] = [
    { far: x, isLong: isHigh, gap: (base) => base.x - base.radius },
    { far: width - x, isLong: isHigh, gap: (base) => width - base.x - base.radius },
    { far: y, isLong: isWide, gap: (base) => base.y - base.radius },
    { far: height - y, isLong: isWide, gap: (base) => height - base.y - base.radius },
  ];
  return edges.toSorted((one, other) => other.far - one.far);
}

/** At the edge that is farthest from where the other side starts. */
const farEdge: Place = (map, arriving) => edgesOf(map, arriving)[0]?.gap ?? null;

/** At an edge that is drawn, not that behind the other side. */
const anyEdge: Place = (map, arriving, draw) => edgesOf(map, arriving)[draw(3)]?.gap ?? null;

/** At a long edge that is drawn. */
function longEdge(map: BoardMap, arriving: Arriving, draw: Draw): Gap | null {
  const long = edgesOf(map, arriving).filter(({ isLong }) => isLong);
  return long[draw(long.length)]?.gap ?? null;
}

/** Within so many inches of whom the event is about, or of somebody of its side, who is drawn. */
const nearWhom =
  (inches: number) =>
  (_map: BoardMap, { about, friends }: Arriving, draw: Draw): Gap | null => {
    const whom = about ?? friends[friends.length === 0 ? 0 : draw(friends.length)];
    return whom === undefined ? null : fromPoint(whom, inches * INCH);
  };

/** Within so many inches of the marker that lies nearest to whom the event is about. */
const nearMarker =
  (inches: number) =>
  ({ zones }: BoardMap, { about }: Arriving): Gap | null => {
    const markers = zones.filter(({ kind }) => kind === 'marker').map(middleOfZone);
    const [nearest] = about === null ? [] : markers.toSorted((a, b) => distance(a, about) - distance(b, about));
    return nearest === undefined ? null : fromPoint(nearest, inches * INCH);
  };

/** Places that tables name, by their words. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['far edge', farEdge],
  ['the far edge', farEdge],
  ['at the edge opposite the retinue', farEdge],
  ['nearest light terrain', nearestLight],
  ['vent within 4" of a door', byDoor],
  ['within 6" of whom it helps', nearWhom(6)],
  ['within 4" of the marker', nearMarker(4)],
  ['where its marker was; take the marker away', nearMarker(0)],
  ['at a random edge, not that behind the retinue', anyEdge],
  ['at a random long edge', longEdge],
]);

const ENTRIES: ReadonlySet<string> = new Set([
  'entry-point',
  'at a random entry point',
  'at a random entry point, more than 6" from the witness',
]);

/** The one of least measure; null: there is none. */
function leastOf<T>(all: readonly T[], measure: (each: T) => number): T | null {
  let least: { readonly each: T; readonly far: number } | null = null;
  for (const each of all) {
    const far = measure(each);
    if (least === null || far < least.far) least = { each, far };
  }
  return least?.each ?? null;
}

const onGround = (map: BoardMap, body: Body): readonly BoardPlace[] =>
  spotsIn(map, wholeBoard(map), body, SPACING).filter(({ z }) => z === 0);

/** Where the first of a group is headed: the same for all of it, whoever has come before. */
function aimOf(map: BoardMap, gap: Gap, draw: Draw): Point | null {
  const all = onGround(map, USUAL).map((spot) => ({ spot, far: gap(spot) }));
  const least = Math.min(...all.map(({ far }) => far)) + EPSILON;
  const there = all.filter(({ far }) => far <= least);
  return there[there.length === 0 ? 0 : draw(there.length)]?.spot ?? null;
}

const offFoes = (foes: readonly BoardPlace[], spot: BoardPlace): boolean =>
  foes.every((foe) => distance(foe, spot) - foe.radius - spot.radius > CONTROL);

/** The free place that is as near as can be to where it ought to be, of those the one nearest to the aim. */
function nearestTo(map: BoardMap, { body, taken, foes }: Arriving, gap: Gap, aim: Point): BoardPlace | null {
  const free = onGround(map, body).filter((spot) => taken.every((other) => areApart(other, spot)));
  const off = free.filter((spot) => offFoes(foes, spot));
  const least = leastOf(off.length > 0 ? off : free, gap);
  if (least === null) return null;
  const most = gap(least) + EPSILON;
  return leastOf(
    (off.length > 0 ? off : free).filter((spot) => gap(spot) <= most),
    (spot) => distance(spot, aim),
  );
}

function placeFor(map: BoardMap, where: string, arriving: Arriving, draw: Draw): BoardPlace | null {
  if ((arriving.by ?? []).length > 0 || ENTRIES.has(where)) {
    const { alone } = enter(map, { ...arriving, who: [{ id: 'alone', body: arriving.body }] }, draw);
    return alone ?? null;
  }
  const gap = PLACES.get(where)?.(map, arriving, draw) ?? null;
  const aim = gap === null ? null : aimOf(map, gap, draw);
  return gap === null || aim === null ? null : nearestTo(map, arriving, gap, aim);
}

/**
 * Where those of a group come in as a table says it: by an entry point, at the far edge, out of the nearest light terrain, by a door,
 * at an edge, near somebody or a marker. On free ground together, out of control range of enemies where there is room. Who is left out waits: the
 * words say it otherwise, the board has nothing of the kind, or no room. The same seed, the same places.
 */
export function arrive(
  { map, places }: BattleBoard,
  { where, who, foes, side, about, clearOf }: Group,
  seed: string,
): Readonly<Record<string, BoardPlace>> {
  const arrived: Record<string, BoardPlace> = {};
  const against = foes.flatMap((id) => places[id] ?? []);
  const friends = Object.entries(places).flatMap(([id, at]) => (foes.includes(id) ? [] : [at]));
  for (const { id, by, ...card } of who) {
    const taken = [...Object.values(places), ...Object.values(arrived)];
    // Each draws as the first does, so that all of them come in at one place.
    const arriving = { body: bodyOf(card), taken, foes: against, friends, side, by, about, clearOf };
    const at = placeFor(map, where, arriving, drawFrom(seed));
    if (at !== null) arrived[id] = at;
  }
  return arrived;
}
