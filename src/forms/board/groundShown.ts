import { isMark } from '../../engine/board/markIds.ts';
import type { BoardMap, MapPart, MapPiece, MapZone } from '../../engine/board/boardMap.ts';
import { toInches } from '../../engine/board/units.ts';
import type { GroundShown, HeightShown, PartKind, PartShown, Spot, ZoneShown } from '../../ui/board/shown.ts';

const spotsOf = (corners: MapPart['corners']): readonly Spot[] =>
  corners.map(([x, y]) => ({ x: toInches(x), y: toInches(y) }));

type Traits = ReadonlySet<MapPart['traits'][number]>;

/** How a part is drawn, by the first of its traits that says so. */
const KINDS: readonly (readonly [is: (traits: Traits) => boolean, kind: PartKind])[] = [
  [(traits) => traits.has('Accessible') && traits.has('Open'), 'openDoor'],
  [(traits) => traits.has('Accessible'), 'door'],
  [(traits) => traits.has('Vantage'), 'plate'],
  [(traits) => traits.has('Scalable') && traits.has('Exposed'), 'ladder'],
  [(traits) => traits.has('Exposed') || traits.has('Insignificant'), 'dotted'],
  [(traits) => traits.has('Heavy') || traits.has('Blocking'), 'heavy'],
  [(traits) => traits.has('Light'), 'light'],
  [(traits) => traits.has('Scalable'), 'ladder'],
];

/** How a part is drawn; of a piece whose doors stand open, a door is. */
function kindOf({ traits }: MapPart, { open = false }: MapPiece): PartKind {
  const all: Traits = new Set(open && traits.includes('Accessible') ? [...traits, 'Open' as const] : traits);
  return KINDS.find(([is]) => is(all))?.[1] ?? 'plain';
}

const boxOf = (parts: readonly MapPart[]): Pick<HeightShown, 'from' | 'to'> => {
  const spots = parts.flatMap(({ corners }) => spotsOf(corners));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  };
};

/** A height as it is shown: to the tenth of an inch. */
const tenth = (high: number): number => Math.round(toInches(high) * 10) / 10;

const isFloor = ({ traits }: MapPart): boolean => traits.includes('Vantage');

/** Whether a floor lies wholly under another one: it is not seen from above. */
function isUnder(floor: MapPart, other: MapPart): boolean {
  const [low, high] = [boxOf([floor]), boxOf([other])];
  return (
    floor.high < other.high &&
    high.from.x <= low.from.x &&
    high.from.y <= low.from.y &&
    high.to.x >= low.to.x &&
    high.to.y >= low.to.y
  );
}

/** The heights that stand on a piece: of each floor of it, else of the highest of its parts. */
function heightsOf({ id, parts }: MapPiece): readonly HeightShown[] {
  const floors = parts.filter(isFloor).filter((floor, _, all) => !all.some((other) => isUnder(floor, other)));
  if (floors.length > 0)
    return floors.map((floor, at) => ({ id: `${id}.${at}`, high: tenth(floor.high), ...boxOf([floor]) }));
  const high = Math.max(...parts.map((part) => part.high));
  return [{ id, high: tenth(high), ...boxOf(parts.filter((part) => part.high === high)) }];
}

type Colours = readonly [ZoneShown['side'], ZoneShown['side']];
const COLOURS: Colours = ['retinue', 'enemy'];

const zoneShown = ({ id, kind, name, side, corners }: MapZone): ZoneShown => ({
  id,
  kind: isMark({ id }) ? 'marker' : kind,
  name,
  side: side === undefined ? null : COLOURS[side],
  corners: spotsOf(corners),
});

/** What is drawn over all else of lower rank, the last over all. A door is seen although a wall goes on above it. */
const OVER: readonly (readonly PartKind[])[] = [['door', 'openDoor'], ['plate'], ['ladder']];

/** Drawn from the ground up; doors over their walls, floors over all that carries them, ladders over the floor that they stand on. */
const order = ({ kind }: PartShown): number => OVER.findIndex((kinds) => kinds.includes(kind));

function partsOf(map: BoardMap): readonly PartShown[] {
  const all = map.pieces.flatMap((piece) => piece.parts.map((part, at) => ({ part, piece, id: `${piece.id}.${at}` })));
  return all
    .toSorted((one, other) => one.part.low - other.part.low)
    .map(({ part, piece, id }): PartShown => ({ id, kind: kindOf(part, piece), corners: spotsOf(part.corners) }))
    .toSorted((one, other) => order(one) - order(other));
}

const known = new WeakMap<BoardMap, GroundShown>();

/** A killzone as it is drawn. The same value for the same map. */
export function groundShown(map: BoardMap): GroundShown {
  const found = known.get(map);
  if (found !== undefined) return found;
  const shown: GroundShown = {
    width: toInches(map.width),
    depth: toInches(map.height),
    parts: partsOf(map),
    heights: map.pieces.flatMap(heightsOf),
    zones: map.zones.map(zoneShown),
  };
  known.set(map, shown);
  return shown;
}

const middle = (corners: readonly Spot[]): Spot => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

const atLeft = (width: number): Spot => ({ x: -width / 2, y: 0 });
/** Inches from the middle up to which a side is at none of its edges. */
const MIDST = 1;

/** Where the first side is seen from the middle of the board: by its drop zones, else at the left. */
export function ownSideOf({ width, depth, zones }: GroundShown): Spot {
  const drops = zones.filter(({ kind, side }) => kind === 'drop' && side === 'retinue');
  if (drops.length === 0) return atLeft(width);
  const { x, y } = middle(drops.map(({ corners }) => middle(corners)));
  const own = { x: x - width / 2, y: y - depth / 2 };
  return Math.hypot(own.x, own.y) < MIDST ? atLeft(width) : own;
}
