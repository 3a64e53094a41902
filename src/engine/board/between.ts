import { type Standing, gapBetween } from './base.ts';
import { excusedOf } from './excused.ts';
import { type Arc, facingArcs, onEdge } from './frontArc.ts';
import { type Leaning, CLEAR } from './outcome.ts';
import {
  type Disc,
  type HalfPlane,
  type Point,
  type Polygon,
  clip,
  distance,
  distanceToPolygon,
  inDisc,
  touching,
} from './plane.ts';
import type { SightRules } from './sightRules.ts';
import { maybeBetween } from './swept.ts';
import type { Part, Terrain } from './terrain.ts';
import { EPSILON } from './units.ts';

/** What a shooter has from an arc of its base's edge. */
export interface ArcLeaning extends Leaning {
  readonly arc: Arc;
}

/** A piece of a line shorter than this, in grid steps, has no length. */
const SHORT = 2.5e-4;

/** Whether a part reaches into the heights between the feet and the lower of both heads. */
const isAmong = (a: Standing, b: Standing, { low, high }: Part): boolean =>
  low < Math.min(a.z + a.head, b.z + b.head) && high > a.z;

const wider = ({ x, y, radius }: Disc, by: number): Disc => ({ x, y, radius: radius + by });

/** The half-plane to the left of the way from one place to another. */
const leftOf = (a: Point, b: Point): HalfPlane => {
  const [nx, ny] = [b.y - a.y, a.x - b.x];
  const length = Math.hypot(nx, ny) || 1;
  return { nx: nx / length, ny: ny / length, at: (nx * a.x + ny * a.y) / length };
};

/** All lines from a place to the facing side of a base, as three half-planes. */
function linesTo(from: Point, target: Disc): readonly HalfPlane[] {
  const [left, right] = touching(from, target);
  return [leftOf(from, right), leftOf(left, from), leftOf(right, left)];
}

/** Whether some piece of a border lies outside both circles. */
function isBeyond(shape: Polygon, one: Disc, other: Disc): boolean {
  let last = shape.at(-1);
  if (last === undefined) return false;
  for (const corner of shape) {
    const length = Math.hypot(corner.x - last.x, corner.y - last.y);
    if (length > SHORT && length * freeOf(inDisc(last, corner, one), inDisc(last, corner, other)) > SHORT) return true;
    last = corner;
  }
  return false;
}

/** How much of a way, from 0 to 1, two stretches of it leave free. */
function freeOf(one: readonly [number, number] | null, other: readonly [number, number] | null): number {
  const spans = [one, other].flatMap((span) => {
    if (span === null) return [];
    const [from, to] = [Math.max(0, span[0]), Math.min(1, span[1])];
    return from < to ? [{ from, to }] : [];
  });
  const [first, second] = spans;
  if (first === undefined) return 1;
  const own = first.to - first.from;
  if (second === undefined) return 1 - own;
  const shared = Math.max(0, Math.min(first.to, second.to) - Math.max(first.from, second.from));
  return 1 - own - (second.to - second.from) + shared;
}

/** Two bases at one level, and what the rules look at between them. */
interface Scene {
  readonly a: Standing;
  readonly b: Standing;
  readonly parts: readonly Part[];
  readonly inCover: Disc | null;
  readonly nearShooter: Disc;
  readonly nearTarget: Disc;
  readonly excused: ReadonlySet<string>;
}

/** What the lines from one place cross. */
function leaningFrom(scene: Scene, from: Point): Leaning {
  const all: string[] = [];
  const cover = new Set<string>();
  const heavyCover = new Set<string>();
  const obscured = new Set<string>();
  const planes = linesTo(from, scene.b);
  for (const { id, corners, feature, traits } of scene.parts) {
    const crossed = planes.reduce(clip, corners);
    if (crossed.length === 0) continue;
    all.push(id);
    const heavy = traits.has('Heavy');
    if (scene.inCover !== null && distanceToPolygon(scene.b, crossed) <= scene.inCover.radius + EPSILON) {
      cover.add(feature);
      if (heavy) heavyCover.add(feature);
    }
    if (heavy && !scene.excused.has(feature) && isBeyond(crossed, scene.nearShooter, scene.nearTarget))
      obscured.add(feature);
  }
  return { cover, heavyCover, obscured, crossed: all };
}

function sceneOf(rules: SightRules, a: Standing, b: Standing, terrain: Terrain): Scene {
  const parts = terrain.crossed.filter((part) => isAmong(a, b, part) && maybeBetween(a, b, part));
  const isExcused = excusedOf(rules, a, b, terrain);
  return {
    a,
    b,
    parts,
    inCover: gapBetween(a, b) > rules.coverBeyond + EPSILON ? wider(b, rules.coverWithin) : null,
    nearShooter: wider(a, rules.obscuredBeyond.shooter),
    nearTarget: wider(b, rules.obscuredBeyond.target),
    excused: new Set(parts.map(({ feature }) => feature).filter(isExcused)),
  };
}

/**
 * What lies between a shooter and its target at one level: for every arc of the shooter's edge that faces the target, within
 * which it does not change. Places behind these are never better. Exact. Source: rules/kill-team.md A8; research/board_ai.md
 * 3.1 to 3.5.
 */
export function leaningsAtOneLevel(
  rules: SightRules,
  a: Standing,
  b: Standing,
  terrain: Terrain,
): readonly ArcLeaning[] {
  const scene = sceneOf(rules, a, b, terrain);
  // Between bases that lie over each other there is nothing.
  if (scene.parts.length === 0 || distance(a, b) < a.radius + b.radius) return [{ ...CLEAR, arc: { from: 0, to: 0 } }];
  const circles = [wider(b, rules.coverWithin), scene.nearShooter];
  if (rules.obscuredBeyond.target !== rules.coverWithin) circles.push(scene.nearTarget);
  const arcs = facingArcs(a, b, scene.parts, circles);
  return arcs.map((arc) => ({ ...leaningFrom(scene, onEdge(a, b, (arc.from + arc.to) / 2)), arc }));
}
