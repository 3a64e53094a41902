import type { BoardMap, MapPart, MapPiece } from '../boardMap.ts';
import { MARGIN } from '../margin.ts';
import { type Point, type Polygon, lengthOf } from '../plane.ts';
import { USUAL } from '../setUp/body.ts';
import { toInches } from '../units.ts';
import type { Answer, Finding } from './finding.ts';
import { type Gap, gapOf, middleOf, polygonOf, wayOut } from './polygons.ts';

/** How wide a base is that gaps are made for. */
const WIDE = 2 * USUAL.radius;

/** A part that stands in the way, as a shape. */
interface Solid {
  readonly part: MapPart;
  readonly shape: Polygon;
}

interface Boxed {
  readonly id: string;
  readonly solids: readonly Solid[];
  readonly box: { readonly left: number; readonly right: number; readonly near: number; readonly far: number };
}

const isSolid = ({ traits, low, high }: MapPart): boolean => !traits.includes('Insignificant') && high > low;

function boxed({ id, parts }: MapPiece): Boxed {
  const solids = parts.filter(isSolid).flatMap((part) => {
    const shape = polygonOf(part.corners);
    return shape === null ? [] : [{ part, shape }];
  });
  const [xs, ys] = [0, 1].map((of) => solids.flatMap(({ part }) => part.corners.map((corner) => corner[of] ?? 0)));
  const edge = { left: Math.min(...(xs ?? [])), right: Math.max(...(xs ?? [])) };
  return { id, solids, box: { ...edge, near: Math.min(...(ys ?? [])), far: Math.max(...(ys ?? [])) } };
}

const areFar = ({ box: a }: Boxed, { box: b }: Boxed): boolean =>
  a.left > b.right + WIDE || b.left > a.right + WIDE || a.near > b.far + WIDE || b.near > a.far + WIDE;

const shareHeight = (one: MapPart, other: MapPart): boolean =>
  Math.min(one.high, other.high) - Math.max(one.low, other.low) > MARGIN;

/** Whether it is in the way of somebody on the killzone floor. */
const isLow = ({ low }: MapPart): boolean => low < USUAL.head;

const pairsOf = (one: Boxed, other: Boxed): readonly (readonly [Solid, Solid])[] =>
  one.solids.flatMap((a) => other.solids.map((b) => [a, b] as const));

/** How deep two pieces are in each other, and where: the way that takes the second out. */
function overlapOf(one: Boxed, other: Boxed): { readonly way: Point; readonly where: Point } | null {
  let deepest: { readonly way: Point; readonly where: Point } | null = null;
  for (const [a, b] of pairsOf(one, other)) {
    const way = shareHeight(a.part, b.part) ? wayOut(a.shape, b.shape) : null;
    if (way === null || lengthOf(way.x, way.y) <= MARGIN) continue;
    if (deepest === null || lengthOf(way.x, way.y) > lengthOf(deepest.way.x, deepest.way.y))
      deepest = { way, where: middleOf([middleOf(a.shape), middleOf(b.shape)]) };
  }
  return deepest;
}

/** The narrowest place between two pieces that stand on the killzone floor; null: they meet, or one of them does not stand there. */
function narrowest(one: Boxed, other: Boxed): Gap | null {
  let least: Gap | null = null;
  for (const [a, b] of pairsOf(one, other)) {
    if (!isLow(a.part) || !isLow(b.part)) continue;
    if (wayOut(a.shape, b.shape) !== null) return null;
    const gap = gapOf(a.shape, b.shape);
    if (least === null || gap.length < least.length) least = gap;
  }
  return least;
}

const scaled = ({ x, y }: Point, by: number): Point => ({ x: Math.round(x * by), y: Math.round(y * by) });

/** A step further than half a millimetre, so that rounding to the grid leaves nothing. */
const CLEAR = 2;

function overlapping(one: Boxed, other: Boxed): Finding | null {
  const found = overlapOf(one, other);
  if (found === null) return null;
  const { way, where } = found;
  const by = scaled(way, 1 + CLEAR / lengthOf(way.x, way.y));
  const answers: readonly Answer[] = [
    { do: 'move', id: other.id, by, how: 'apart' },
    { do: 'join', id: one.id, other: other.id },
  ];
  return { what: 'overlap', at: [one.id, other.id], where, answers };
}

function tight(one: Boxed, other: Boxed): Finding | null {
  const gap = narrowest(one, other);
  if (gap === null || gap.length <= MARGIN || gap.length >= WIDE - MARGIN) return null;
  const { from, to, length } = gap;
  const way = { x: to.x - from.x, y: to.y - from.y };
  const close: Answer = { do: 'move', id: other.id, by: scaled(way, -1), how: 'together' };
  const farther = scaled(way, (WIDE - length + CLEAR) / length);
  const widen: Answer = { do: 'move', id: other.id, by: farther, how: 'apart' };
  const answers = length < WIDE / 2 ? [close, widen] : [widen, close];
  return { what: 'tightGap', at: [one.id, other.id], where: middleOf([from, to]), inches: toInches(length), answers };
}

function between(one: Boxed, other: Boxed): Finding | null {
  return areFar(one, other) ? null : (overlapping(one, other) ?? tight(one, other));
}

/** What is wrong between two pieces: they are in each other, or so near that no base fits between; null: nothing. */
export const lintPair = (one: MapPiece, other: MapPiece): Finding | null => between(boxed(one), boxed(other));

/** What is wrong between any two pieces of a board. */
export function lintPairs({ pieces }: BoardMap): readonly Finding[] {
  const all = pieces.map(boxed);
  return all.flatMap((one, at) => all.slice(at + 1).flatMap((other) => between(one, other) ?? []));
}
