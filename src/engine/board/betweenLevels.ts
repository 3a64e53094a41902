import { type Standing, gapBetween, gapToBase } from './base.ts';
import { excusedOf } from './excused.ts';
import { type Leaning, CLEAR } from './outcome.ts';
import { type Disc, type Point, distance, touching } from './plane.ts';
import { type Place, inPrism } from './prism.ts';
import type { SightRules } from './sightRules.ts';
import { maybeBetween } from './swept.ts';
import type { Part, Terrain } from './terrain.ts';
import { EPSILON } from './units.ts';

/** Where on its base the shooter may choose to look from: on so many rings, so many places, and the middle. */
const RINGS = [
  { share: 1, places: 24 },
  { share: 2 / 3, places: 12 },
  { share: 1 / 3, places: 6 },
] as const;
/** How many lines go to the side of a base that faces, besides those past corners. */
const LINES = 12;
/** How often a stretch of a line is halved to find where it leaves what is near. */
const HALVINGS = 24;

/** Two bases at different levels, and what the rules look at between them. */
interface Scene {
  readonly rules: SightRules;
  readonly a: Standing;
  readonly b: Standing;
  readonly parts: readonly Part[];
  readonly mayCover: boolean;
  readonly excused: ReadonlySet<string>;
}

function placesOn(base: Disc): readonly Point[] {
  const places: Point[] = [{ x: base.x, y: base.y }];
  for (const { share, places: count } of RINGS)
    for (let at = 0; at < count; at += 1) {
      const angle = (2 * Math.PI * at) / count;
      const far = share * base.radius;
      places.push({ x: base.x + far * Math.cos(angle), y: base.y + far * Math.sin(angle) });
    }
  return places;
}

/** The angle of a place seen from another. */
const angleOf = (from: Point, at: Point): number => Math.atan2(at.y - from.y, at.x - from.x);
const around = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Where lines from a place end on the facing side of a base: evenly, and just past the corners of what is between. */
function endsFrom(from: Point, { b, parts }: Scene): readonly Point[] {
  if (distance(from, b) <= b.radius + EPSILON) return [{ x: b.x, y: b.y }];
  const [left] = touching(from, b);
  const ahead = angleOf(from, b);
  const half = Math.abs(around(angleOf(from, left) - ahead));
  const angles = Array.from({ length: LINES + 1 }, (_, at) => half * ((2 * at) / LINES - 1));
  for (const { corners } of parts)
    for (const corner of corners) {
      const aside = around(angleOf(from, corner) - ahead);
      if (Math.abs(aside) < half) angles.push(aside);
    }
  const far = distance(from, b);
  return angles.map((aside) => {
    const off = far * Math.sin(aside);
    const near = far * Math.cos(aside) - Math.sqrt(Math.max(0, b.radius * b.radius - off * off));
    const towards = ahead + aside;
    return { x: from.x + near * Math.cos(towards), y: from.y + near * Math.sin(towards) };
  });
}

const along = (a: Place, b: Place, part: number): Place => ({
  x: a.x + part * (b.x - a.x),
  y: a.y + part * (b.y - a.y),
  z: a.z + part * (b.z - a.z),
});

/** Where on a line that leaves a base it is farther than so much from it; 1 where it never is. */
function leaves(base: Standing, a: Place, b: Place, within: number): number {
  const isNear = (part: number) => gapToBase(along(a, b, part), base) <= within + EPSILON;
  if (!isNear(0)) return 0;
  if (isNear(1)) return 1;
  let [near, far] = [0, 1];
  for (let time = 0; time < HALVINGS; time += 1) {
    const middle = (near + far) / 2;
    if (isNear(middle)) near = middle;
    else far = middle;
  }
  return far;
}

interface Found {
  readonly crossed: Set<string>;
  readonly cover: Set<string>;
  readonly heavyCover: Set<string>;
  readonly obscured: Set<string>;
}

/** What one line crosses. */
function crossOne({ rules, a, b, parts, mayCover, excused }: Scene, line: readonly [Place, Place], found: Found): void {
  const [from, to] = line;
  for (const part of parts) {
    const span = inPrism(from, to, part);
    if (span === null) continue;
    found.crossed.add(part.id);
    const heavy = part.traits.has('Heavy');
    if (mayCover && gapToBase(along(from, to, span[1]), b) <= rules.coverWithin + EPSILON) {
      found.cover.add(part.feature);
      if (heavy) found.heavyCover.add(part.feature);
    }
    if (!heavy || excused.has(part.feature) || found.obscured.has(part.feature)) continue;
    const first = Math.max(span[0], leaves(a, from, to, rules.obscuredBeyond.shooter));
    const last = Math.min(span[1], 1 - leaves(b, to, from, rules.obscuredBeyond.target));
    if (last - first > EPSILON) found.obscured.add(part.feature);
  }
}

function leaningFrom(scene: Scene, place: Point): Leaning {
  const found: Found = { crossed: new Set(), cover: new Set(), heavyCover: new Set(), obscured: new Set() };
  const from = { ...place, z: scene.a.z };
  for (const end of endsFrom(place, scene)) crossOne(scene, [from, { ...end, z: scene.b.z }], found);
  return { ...found, crossed: [...found.crossed] };
}

/**
 * What lies between a shooter and its target at different levels, for places all over the shooter's base. Sampled: where a line
 * goes over something, leaning back may be better than leaning out, and there is no closed solution. Source: rules/kill-team.md
 * A8.2; research/board_ai.md 3.6.
 */
export function leaningsBetweenLevels(
  rules: SightRules,
  a: Standing,
  b: Standing,
  terrain: Terrain,
): readonly Leaning[] {
  const parts = terrain.crossed.filter((part) => maybeBetween(a, b, part));
  if (parts.length === 0) return [CLEAR];
  const isExcused = excusedOf(rules, a, b, terrain);
  const scene: Scene = {
    rules,
    a,
    b,
    parts,
    mayCover: gapBetween(a, b) > rules.coverBeyond + EPSILON,
    excused: new Set(parts.map(({ feature }) => feature).filter(isExcused)),
  };
  return placesOn(a).map((place) => leaningFrom(scene, place));
}
