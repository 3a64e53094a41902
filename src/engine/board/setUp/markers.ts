import { middleOfZone } from './middleOfZone.ts';
import { type BoardMap, type MapZone, MOST_ZONES } from '../boardMap.ts';
import { convexOf } from '../part.ts';
import { type Point, distance, distanceToPolygon } from '../plane.ts';
import { INCH, toGrid } from '../units.ts';
import { USUAL } from './body.ts';
import type { Draw } from './draw.ts';
import { shuffled } from './shuffled.ts';
import { setUpZones, spotsIn, standsOnGround, wholeBoard } from './spots.ts';

/** Markers that a scenario lays out: `entry` is where somebody comes in, all others lie on the board. */
export interface WantedMarkers {
  readonly id: string;
  readonly kind: 'entry' | 'marker';
  readonly count: number;
  /** Zones of the board where they lie, by id, one after the other; those it does not have are passed over. */
  readonly zones?: readonly string[] | undefined;
  /** Where the first of them lies: in inches from the centre of the board, along its longer sides and across. */
  readonly fromCentre?: readonly [along: number, across: number] | undefined;
}

/** A marker where it lies: which of those wanted it is, counted from 0, and the zone of the board that it is; null: none. */
export interface LaidMarker {
  readonly id: string;
  readonly number: number;
  readonly at: Point;
  readonly zone: string | null;
}

const NOTHING: ReadonlySet<string> = new Set();

interface Free {
  readonly at: Point;
  readonly zone: string | null;
}

/** The zones of a kind that are not spoken for, first those of neither side, in an order by chance. */
function zonesFor({ zones }: BoardMap, kind: MapZone['kind'], named: ReadonlySet<string>, draw: Draw): readonly Free[] {
  const of = zones.filter((zone) => zone.kind === kind && !named.has(zone.id) && typeof shapeOf(zone) !== 'string');
  const neither = of.filter(({ side }) => side === undefined);
  const sides = of.filter(({ side }) => side !== undefined);
  return [...shuffled(neither, draw), ...shuffled(sides, draw)].map((zone) => ({
    at: middleOfZone(zone),
    zone: zone.id,
  }));
}

const shapeOf = ({ corners }: MapZone) => convexOf(corners.map(([x, y]) => ({ x, y })));

/** How far markers lie from each other, where there is room; else nearer and nearer. */
const APART = [6, 5, 4, 3, 2, 1].map((inches) => inches * INCH);

/** Everywhere a marker can lie that is no zone: on the killzone floor where somebody can stand, in no drop zone. */
function openGround(map: BoardMap): readonly Point[] {
  const hasZones = map.zones.some(({ kind }) => kind === 'drop');
  const drops = hasZones ? [...setUpZones(map, 0), ...setUpZones(map, 1)] : [];
  return spotsIn(map, wholeBoard(map), USUAL, INCH)
    .filter(({ z }) => z === 0)
    .filter((spot) => drops.every((zone) => distanceToPolygon(spot, zone) > 0))
    .map(({ x, y }) => ({ x, y }));
}

function openPlace(ground: readonly Point[], laid: readonly LaidMarker[], draw: Draw): Free | null {
  for (const apart of APART) {
    const free = ground.filter((point) => laid.every(({ at }) => distance(at, point) >= apart));
    const at = free[free.length === 0 ? 0 : draw(free.length)];
    if (at !== undefined) return { at, zone: null };
  }
  return null;
}

/** A zone of the same kind becomes the marker that lies there; any other stays what it is, and the marker lies in its middle. */
const freeIn = (zone: MapZone, kind: WantedMarkers['kind']): Free => ({
  at: middleOfZone(zone),
  zone: zone.kind === kind ? zone.id : null,
});

/** The place nearest to one, on the ground, where somebody can stand; itself where nobody can anywhere. */
function standableAt(map: BoardMap, at: Point): Point {
  if (standsOnGround(map, at, USUAL)) return at;
  const ground = spotsIn(map, wholeBoard(map), USUAL, INCH).filter(({ z }) => z === 0);
  const [nearest] = ground.toSorted((one, other) => distance(one, at) - distance(other, at));
  return nearest === undefined ? at : { x: nearest.x, y: nearest.y };
}

const inside = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** Where a marker lies so far from the centre of a board, no farther than its edges. */
function placeFromCentre(map: BoardMap, [along, across]: readonly [number, number]): Point {
  const [x, y] = map.width >= map.height ? [along, across] : [across, along];
  return standableAt(map, {
    x: inside(map.width / 2 + toGrid(x), map.width),
    y: inside(map.height / 2 + toGrid(y), map.height),
  });
}

/** Of each wanted the zones that are said and there, one after the other, else the place that is said; no zone is a marker twice. */
function saidPlaces(map: BoardMap, wanted: readonly WantedMarkers[]): ReadonlyMap<string, Free[]> {
  const { zones } = map;
  const taken = new Set<string>();
  const free = (id: string, kind: WantedMarkers['kind']): readonly Free[] => {
    const zone = zones.find((each) => each.id === id);
    if (zone === undefined || taken.has(id)) return [];
    taken.add(id);
    return [freeIn(zone, kind)];
  };
  return new Map(
    wanted.map(({ id, kind, zones: said = [], fromCentre }) => {
      const inZones = said.flatMap((zone) => free(zone, kind));
      const first = fromCentre === undefined ? [] : [{ at: placeFromCentre(map, fromCentre), zone: null }];
      return [id, inZones.length > 0 ? inZones : first];
    }),
  );
}

/**
 * Where the markers of a scenario lie on a board: where it says by the names of zones or from the centre, then entry points and markers that it has are taken, each
 * once, but for those that are spoken for, then open ground, well apart. What a scenario says of them in words is up to whoever
 * moves them. What finds no room is left out, and all that are more than a board has zones. The same seed, the same places.
 */
export function layMarkers(
  map: BoardMap,
  wanted: readonly WantedMarkers[],
  draw: Draw,
  spokenFor: ReadonlySet<string> = NOTHING,
): readonly LaidMarker[] {
  const said = saidPlaces(map, wanted);
  const named = new Set([...spokenFor, ...wanted.flatMap(({ zones = [] }) => zones)]);
  const left = { entry: [...zonesFor(map, 'entry', named, draw)], marker: [...zonesFor(map, 'marker', named, draw)] };
  const ground = openGround(map);
  const laid: LaidMarker[] = [];
  for (const { id, kind, count } of wanted)
    for (let number = 0; number < count && laid.length < MOST_ZONES; number += 1) {
      const free = said.get(id)?.shift() ?? left[kind].shift() ?? openPlace(ground, laid, draw);
      if (free === null) break;
      laid.push({ id, number, ...free });
    }
  return laid;
}

/** The entry points of a board that a side may use: its own and those of neither. */
export const entriesFor = ({ zones }: BoardMap, side: 0 | 1): readonly MapZone[] =>
  zones.filter((zone) => zone.kind === 'entry' && (zone.side ?? side) === side);

/** Who comes in: `side` by whose entry points, left out: by any; `farFrom`, `than`: from whom, in grid steps; `clearOf`: from whom before all others. */
interface Comer {
  readonly side?: 0 | 1;
  /** Zones by which it may come in, by their ids; left out, or the board has none of them: entry points. */
  readonly by?: readonly string[] | undefined;
  readonly farFrom?: readonly Point[];
  readonly clearOf?: readonly Point[] | undefined;
  readonly than?: number;
}

/** Those that are farther than this from all of these; where there are none, all of them. */
function farther(entries: readonly MapZone[], from: readonly Point[], than: number): readonly MapZone[] {
  const far = entries.filter((entry) => from.every((at) => distance(middleOfZone(entry), at) > than));
  return far.length === 0 ? entries : far;
}

/**
 * An entry point of a board by chance, of those that its side may use, farther than this from all of these where there is one;
 * null: it has none.
 */
export function randomEntry(
  map: BoardMap,
  { side, by = [], farFrom = [], clearOf = [], than = 0 }: Comer,
  draw: Draw,
): MapZone | null {
  const said = map.zones.filter(({ id }) => by.includes(id));
  const own = said.length > 0 || side === undefined ? said : entriesFor(map, side);
  const entries = own.length > 0 ? own : map.zones.filter(({ kind }) => kind === 'entry');
  const all = farther(farther(entries, clearOf, than), farFrom, than);
  return all[all.length === 0 ? 0 : draw(all.length)] ?? null;
}
