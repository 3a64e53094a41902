import { type Point, distanceToPolygon } from '../plane.ts';
import type { Place } from './place.ts';
import type { Part } from '../part.ts';
import { EPSILON } from '../units.ts';
import { type Ground, type Hold, bareOf, isColumnFree, isInBounds } from './ground.ts';
import { type Shape, grown, shapeOf, spanIn } from './shape.ts';

type Span = readonly [from: number, to: number];

/** What two stretches of a way, from 0 to 1, may differ by. */
const NEAR = 1e-6;

const isOn = (corners: Part['corners'], at: Point): boolean => distanceToPolygon(at, corners) <= EPSILON;

/** Whether there is something to stand on at a place: the ground, or Vantage under the middle of the base. */
export const hasFooting = ({ plates }: Ground, at: Place): boolean =>
  at.z === 0 || (plates.get(at.z) ?? []).some(({ corners }) => isOn(corners, at));

/** Why nobody stands somewhere. */
export type NoStand = 'offBoard' | 'noFooting' | 'inTerrain';

/** Why a base cannot stand at a place; null: it can. Bases of others aside. Source: rules/kill-team.md A3.1, A7. */
export function standFault(ground: Ground, at: Place): NoStand | null {
  if (!isInBounds(ground, at)) return 'offBoard';
  if (!hasFooting(ground, at)) return 'noFooting';
  return isColumnFree(ground, at, at.z, at.z) ? null : 'inTerrain';
}

/** All that these stretches cover between them, where that is one stretch; null: it is none, or several. */
function merged(spans: readonly Span[]): Span | null {
  const [first, ...rest] = spans.toSorted(([one], [other]) => one - other);
  if (first === undefined) return null;
  let [, end] = first;
  for (const [from, to] of rest) {
    if (from > end + NEAR) return null;
    end = Math.max(end, to);
  }
  return [first[0], end];
}

const spansIn = (shapes: readonly Shape[], a: Point, b: Point): readonly Span[] =>
  shapes.map((shape) => spanIn(shape, a, b)).filter((span) => span !== null);

const covers = ([from, to]: Span, [start, end]: Span): boolean => from <= start + NEAR && to >= end - NEAR;

/** Whether the middle of a base has something under it all along a way at a height. */
export function isFooted({ plates }: Ground, a: Place, b: Place): boolean {
  if (a.z === 0) return true;
  const all = merged(spansIn((plates.get(a.z) ?? []).map(bareOf), a, b));
  return all !== null && covers(all, [0, 1]);
}

/** The tops at a height, grown for a base. */
function holdsAt({ holds, terrain, mover, rules }: Ground, z: number): readonly Hold[] {
  const known = holds.get(z);
  if (known !== undefined) return known;
  const found = terrain.parts
    .filter(({ high, traits }) => !traits.has('Open') && Math.abs(high - z) <= EPSILON)
    .map(({ corners }) => ({
      on: shapeOf(grown(corners, mover.radius)),
      beside: shapeOf(grown(corners, mover.radius + rules.climbReach.across)),
    }));
  holds.set(z, found);
  return found;
}

/**
 * Whether somebody needs no jump for a way at a height: some of its base stays on tops that it goes over one after the other, and
 * it begins and ends no farther beside them than it may climb and drop. Source: rules/kill-team.md A7.2, A7.4.
 */
export function isHeld(ground: Ground, a: Place, b: Place): boolean {
  if (a.z === 0) return true;
  const holds = holdsAt(ground, a.z);
  const beside = spansIn(
    holds.map((hold) => hold.beside),
    a,
    b,
  );
  if (beside.some((span) => covers(span, [0, 1]))) return true;
  const on = merged(
    spansIn(
      holds.map((hold) => hold.on),
      a,
      b,
    ),
  );
  if (on === null) return false;
  const ends: readonly Span[] = [
    [0, on[0]],
    [on[1], 1],
  ];
  return ends.every((end) => end[0] >= end[1] - NEAR || beside.some((span) => covers(span, end)));
}
