import type { Standing } from '../base.ts';
import type { BoardMap } from '../boardMap.ts';
import type { Lying, LyingArea } from '../lying.ts';
import { terrainOn } from '../mapTerrain.ts';
import { type Point, distance, distanceToPolygon } from '../plane.ts';
import { INCH } from '../units.ts';
import { isVisible } from '../visible.ts';
import { USUAL } from './body.ts';
import { MARKER_HALF } from './cornersAround.ts';
import type { Draw } from './draw.ts';
import { middleOfZone } from './middleOfZone.ts';
import { shuffled } from './shuffled.ts';
import { setUpZones, spotsIn, standsOnGround } from './spots.ts';

/** What a place is judged by: the board, and where markers lie already. */
export interface Judged {
  readonly map: BoardMap;
  readonly laid: readonly Point[];
  /** Where the marker lies that this one is beside; null: nowhere. */
  readonly beside: Point | null;
  /** Whether it is seen from no drop zone. */
  readonly isUnseen: Is;
}

type Is = (at: Point) => boolean;

const NEAR_CENTRE = 3 * INCH;
const NEAR_EDGE = 3 * INCH;
const BESIDE = 2 * INCH;
const ON_LINE = INCH;
/** Between places in drop zones from which it is looked. */
const LOOKS = 3 * INCH;
/** A marker lies flat: this is how high over the floor it is seen, in grid steps. */
const FLAT = 100;

const anywhere: Is = () => true;

const centreOf = ({ width, height }: BoardMap): Point => ({ x: width / 2, y: height / 2 });

/** Where the first side begins: the middle of its drop zones; null: it has none of its own. */
function beginning({ zones }: BoardMap): Point | null {
  const middles = zones.filter(({ kind, side }) => kind === 'drop' && side === 0).map(middleOfZone);
  const mean = (of: 'x' | 'y'): number => middles.reduce((sum, at) => sum + at[of], 0) / middles.length;
  return middles.length === 0 ? null : { x: mean('x'), y: mean('y') };
}

/** How far a place is from the edge of the first side, as a part of the way to the opposite one; null: it begins at no edge. */
function farness(map: BoardMap): ((at: Point) => number) | null {
  const from = beginning(map);
  if (from === null) return null;
  const [right, up] = [0.5 - from.x / map.width, 0.5 - from.y / map.height];
  const most = Math.max(Math.abs(right), Math.abs(up));
  if (most * Math.max(map.width, map.height) < INCH) return null;
  const part = (at: Point): number => (most === Math.abs(right) ? at.x / map.width : at.y / map.height);
  const isTurned = most === Math.abs(right) ? right < 0 : up < 0;
  return (at) => (isTurned ? 1 - part(at) : part(at));
}

/** The line across the middle lies between both sides; where nobody begins at an edge, across the longer sides. */
function onMiddleLine(map: BoardMap): Is {
  const far = farness(map);
  const centre = centreOf(map);
  if (far === null) return ({ x, y }) => Math.abs(map.width >= map.height ? x - centre.x : y - centre.y) <= ON_LINE;
  const long = Math.abs(far({ x: 0, y: 0 }) - far({ x: map.width, y: 0 })) === 1 ? map.width : map.height;
  return (at) => Math.abs(far(at) - 1 / 2) * long <= ON_LINE;
}

function between(map: BoardMap, from: number, to: number): Is {
  const far = farness(map);
  return far === null ? anywhere : (at) => far(at) >= from && far(at) <= to;
}

/** The middles of the two edges that are the shorter ones, or the longer, as near to them as a base stands. */
function edgeMiddles({ width, height }: BoardMap, which: 'short' | 'long'): readonly Point[] {
  const { radius } = USUAL;
  const upright = [radius, width - radius].map((x) => ({ x, y: height / 2 }));
  const level = [radius, height - radius].map((y) => ({ x: width / 2, y }));
  return (which === 'short') === width >= height ? upright : level;
}

/** Where markers of an area lie as near as they can; empty: anywhere in it. */
function aimsOf(map: BoardMap, area: LyingArea | undefined): readonly Point[] {
  if (area === 'centre') return [centreOf(map)];
  if (area === 'shortEdge') return edgeMiddles(map, 'short');
  return area === 'longEdge' ? edgeMiddles(map, 'long') : [];
}

function inArea(map: BoardMap, area: LyingArea | undefined): Is {
  switch (area) {
    case undefined:
      return anywhere;
    case 'centre':
    case 'nearCentre':
      return (at) => distance(at, centreOf(map)) <= NEAR_CENTRE;
    case 'middleLine':
      return onMiddleLine(map);
    case 'middleThird':
      return between(map, 1 / 3, 2 / 3);
    case 'farHalf':
      return between(map, 1 / 2, 1);
    case 'farThird':
      return between(map, 2 / 3, 1);
    case 'shortEdge':
    case 'longEdge':
      return (at) => aimsOf(map, area).some((aim) => distance(at, aim) <= NEAR_EDGE);
  }
}

function offDrop(map: BoardMap, inches: number): Is {
  if (inches === 0 || beginning(map) === null) return anywhere;
  const zones = setUpZones(map, 0);
  return (at) => zones.every((zone) => distanceToPolygon(at, zone) > inches * INCH + MARKER_HALF);
}

/** Whether nobody who stands anywhere in a drop zone sees what lies there. */
export function unseenOn(map: BoardMap): Judged['isUnseen'] {
  if (!map.zones.some(({ kind }) => kind === 'drop')) return anywhere;
  let eyes: readonly Standing[] | null = null;
  const look = (): readonly Standing[] =>
    ([0, 1] as const)
      .flatMap((side) => setUpZones(map, side))
      .flatMap((zone) => spotsIn(map, zone, USUAL, LOOKS))
      .map(({ x, y, z, radius, head }) => ({ x, y, z, radius, head }));
  const terrain = terrainOn(map);
  return ({ x, y }) => {
    const marker = { x, y, z: 0, radius: MARKER_HALF, head: FLAT };
    eyes ??= look();
    return eyes.every((eye) => !isVisible(eye, marker, terrain));
  };
}

/** Which area the manieth of its kind lies in. */
const areaOf = ({ areas }: Lying, number: number): LyingArea | undefined => areas[number % Math.max(1, areas.length)];

/** All that is asked of a place, what matters most first: what cannot be had is let go from behind. */
function rulesFor({ lies, number }: Lawfully, { map, laid, beside, isUnseen }: Judged): readonly Is[] {
  const apart = lies.apart === 0 ? 0 : lies.apart * INCH + 2 * MARKER_HALF;
  return [
    (at) => beside === null || distance(at, beside) <= BESIDE,
    inArea(map, areaOf(lies, number)),
    offDrop(map, lies.offDrop),
    (at) => laid.every((other) => distance(at, other) >= apart),
    lies.unseen ? isUnseen : anywhere,
  ];
}

/** By chance, or, where it lies as near to something as it can, the nearest to that first. */
function inTurn<T extends { readonly at: Point }>(all: readonly T[], aim: Point | undefined, draw: Draw): readonly T[] {
  const mixed = shuffled(all, draw);
  return aim === undefined ? mixed : mixed.toSorted((one, other) => distance(one.at, aim) - distance(other.at, aim));
}

/** A marker that lies by a rule: the manieth of its kind it is, counted from 0. */
interface Lawfully {
  readonly lies: Lying;
  readonly number: number;
  readonly draw: Draw;
}

/** Where it lies best, on the ground: the very middle of something. */
export const aimsFor = (map: BoardMap, lies: Lying, number: number): readonly Point[] =>
  aimsOf(map, areaOf(lies, number)).filter((at) => standsOnGround(map, at, USUAL));

/**
 * One of some places where a marker may lie, by chance, of the first list before those of the second; where none is as it is
 * asked, one that is so in what matters more. `isKept`: all is as it is asked. Null: there is no place at all.
 */
export function lawful<T extends { readonly at: Point }>(
  lists: readonly (readonly T[])[],
  how: Lawfully,
  judged: Judged,
): { readonly free: T; readonly isKept: boolean } | null {
  const { lies, number, draw } = how;
  const aims = aimsOf(judged.map, areaOf(lies, number));
  const aim = aims[aims.length < 2 ? 0 : draw(aims.length)];
  const ordered = lists.map((list) => inTurn(list, aim, draw));
  const rules = rulesFor(how, judged);
  for (let count = rules.length; count >= 0; count -= 1)
    for (const list of ordered) {
      const free = list.find(({ at }) => rules.slice(0, count).every((is) => is(at)));
      if (free !== undefined) return { free, isKept: count === rules.length };
    }
  return null;
}
