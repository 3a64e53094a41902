import { middleOfZone } from './middleOfZone.ts';
import { type BoardMap, type MapZone, MOST_ZONES } from '../boardMap.ts';
import type { Lying } from '../lying.ts';
import { convexOf } from '../part.ts';
import { type Point, distance, distanceToPolygon } from '../plane.ts';
import { INCH, toGrid } from '../units.ts';
import { USUAL } from './body.ts';
import type { Draw } from './draw.ts';
import { type Judged, aimsFor, lawful, unseenOn } from './lawful.ts';
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
  /** Where they lie beside that; left out: anywhere. */
  readonly lies?: Lying | undefined;
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
function saidPlaces(map: BoardMap, wanted: readonly WantedMarkers[]): ReadonlyMap<string, readonly Free[]> {
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

/** A board on which markers are laid, one after the other: its own places that are left, and where they lie so far. */
interface Laying {
  readonly map: BoardMap;
  readonly left: Readonly<Record<WantedMarkers['kind'], readonly Free[]>>;
  readonly ground: readonly Point[];
  readonly laid: readonly LaidMarker[];
  readonly isUnseen: Judged['isUnseen'];
}

/** The same with one more that lies somewhere. */
function withOne(laying: Laying, { id, kind }: WantedMarkers, number: number, free: Free): Laying {
  const { left, laid } = laying;
  return {
    ...laying,
    left: { ...left, [kind]: left[kind].filter((each) => each !== free) },
    laid: [...laid, { id, number, ...free }],
  };
}

/** A place for a marker that is to lie by a rule: one of the board’s own that keeps it, else open ground; null: there is none. */
function lawfulPlace({ map, left, ground, laid, isUnseen }: Laying, wanted: Lawful, number: number, draw: Draw) {
  const { kind, lies } = wanted;
  const beside = laid.find(({ id }) => id === lies.beside)?.at ?? null;
  const clear = [...aimsFor(map, lies, number), ...ground]
    .filter((point) => laid.every(({ at }) => distance(at, point) >= INCH))
    .map((at) => ({ at, zone: null }));
  return lawful<Free>(
    [left[kind], clear],
    { lies, number, draw },
    { map, laid: laid.map(({ at }) => at), beside, isUnseen },
  );
}

type Lawful = WantedMarkers & { readonly lies: Lying };

/** So often markers that are in each other’s way are laid anew. */
const TRIES = 12;

/** The manieth of a kind are still to be laid where the rule of a scenario wants them, after those in places that it names. */
function layLawfully(laying: Laying, wanted: Lawful, from: number, draw: Draw): Laying {
  let best: { readonly laying: Laying; readonly kept: number } | null = null;
  for (let time = 0; time < TRIES; time += 1) {
    let [now, kept] = [laying, 0];
    for (let number = from; number < wanted.count; number += 1) {
      const found = lawfulPlace(now, wanted, number, draw);
      if (found === null) break;
      now = withOne(now, wanted, number, found.free);
      kept += found.isKept ? 1 : 0;
    }
    if (best === null || kept > best.kept) best = { laying: now, kept };
    if (best.kept === wanted.count - from) break;
  }
  return best?.laying ?? laying;
}

/** Lays those for which nothing names a place: the board’s next ones, then open ground. */
function layAnywhere(laying: Laying, wanted: WantedMarkers, from: number, draw: Draw): Laying {
  let now = laying;
  for (let number = from; number < wanted.count; number += 1) {
    const free = now.left[wanted.kind][0] ?? openPlace(now.ground, now.laid, draw);
    if (free === null) break;
    now = withOne(now, wanted, number, free);
  }
  return now;
}

/** Lays all markers of one kind: in places that the scenario names, then by its rule, or anywhere. */
function layKind(laying: Laying, wanted: WantedMarkers, said: readonly Free[], draw: Draw): Laying {
  const named = said.slice(0, wanted.count);
  const now = named.reduce((all, free, number) => withOne(all, wanted, number, free), laying);
  const { lies } = wanted;
  return lies === undefined
    ? layAnywhere(now, wanted, named.length, draw)
    : layLawfully(now, { ...wanted, lies }, named.length, draw);
}

const besides = ({ lies }: WantedMarkers): number => (lies?.beside === undefined ? 0 : 1);

/**
 * Where the markers of a scenario lie on a board: where it says by the names of zones or from the centre, then entry points and markers that it has are taken, each
 * once, but for those that are spoken for, then open ground, well apart; one that lies by a rule keeps to that. What a scenario says beside that in words is up to whoever
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
  const left = { entry: zonesFor(map, 'entry', named, draw), marker: zonesFor(map, 'marker', named, draw) };
  const bare: Laying = { map, left, ground: openGround(map), laid: [], isUnseen: unseenOn(map) };
  // Those that lie beside another one come after it.
  const inOrder = wanted.toSorted((one, other) => besides(one) - besides(other));
  return inOrder
    .reduce((laying, each) => layKind(laying, each, said.get(each.id) ?? [], draw), bare)
    .laid.slice(0, MOST_ZONES);
}
