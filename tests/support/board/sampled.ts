// A slow second opinion about what lies between two bases at one level: many places on the shooter's base, many lines from each,
// and on each line many points. It shares no code with the engine.
import type { Standing } from '../../../src/engine/board/base.ts';
import type { Part } from '../../../src/engine/board/part.ts';
import { INCH } from '../../../src/engine/board/units.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

const PLACES = 80;
const LINES = 48;
const POINTS = 24;

/** From where to where, from 0 to 1, a line lies in a convex shape; null: nowhere. */
function inShape(from: At, to: At, corners: readonly At[]): readonly [number, number] | null {
  let [enter, leave] = [0, 1];
  for (let at = 0; at < corners.length; at += 1) {
    const [one, other] = [corners[at], corners[(at + 1) % corners.length]];
    if (one === undefined || other === undefined) return null;
    const side = (p: At) => (other.x - one.x) * (p.y - one.y) - (other.y - one.y) * (p.x - one.x);
    const [before, after] = [side(from), side(to)];
    if (before < 0 && after < 0) return null;
    if (before < 0) enter = Math.max(enter, before / (before - after));
    else if (after < 0) leave = Math.min(leave, before / (before - after));
  }
  return enter <= leave ? [enter, leave] : null;
}

const far = (one: At, other: At): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The place of a base's edge at an angle of its own circle or ellipse; `share`: so much nearer to its middle. */
function edgeAt({ x, y, radius, oval }: Standing, angle: number, share = 1): At {
  const { long, wide, ux, uy } = oval ?? { long: radius, wide: radius, ux: 1, uy: 0 };
  const [along, aside] = [share * long * Math.cos(angle), share * wide * Math.sin(angle)];
  return { x: x + ux * along - uy * aside, y: y + uy * along + ux * aside };
}

/** Whether a place is farther than an inch from a base: of an oval its edge is gone along. */
function isFarFrom(at: At, base: Standing): boolean {
  const middle = far(at, base);
  const { long, wide } = base.oval ?? { long: base.radius, wide: base.radius };
  if (middle > long + INCH || middle <= wide + INCH) return middle > long + INCH;
  for (let step = 0; step < 400; step += 1) if (far(at, edgeAt(base, (2 * Math.PI * step) / 400)) <= INCH) return false;
  return true;
}

/** The sides of a base that face a place, as angles of its own circle or ellipse: from, to. */
function facing(from: At, base: Standing): readonly [number, number] {
  const { x, y, radius, oval } = base;
  const { long, wide, ux, uy } = oval ?? { long: radius, wide: radius, ux: 1, uy: 0 };
  const [px, py] = [(ux * (from.x - x) + uy * (from.y - y)) / long, (ux * (from.y - y) - uy * (from.x - x)) / wide];
  const [towards, half] = [Math.atan2(py, px), Math.acos(Math.min(1, 1 / Math.hypot(px, py)))];
  return [towards - half * 0.9999, towards + half * 0.9999];
}

/** Places over the shooter's base, most of them on its edge. */
function placesOn(a: Standing): readonly At[] {
  const ring = (share: number, count: number) =>
    Array.from({ length: count }, (_, at) => edgeAt(a, (2 * Math.PI * (at + 0.5)) / count, share));
  return [...ring(1, 2 * PLACES), ...ring(0.6, 8), { x: a.x, y: a.y }];
}

/** Ends of lines from a place: over the side of the base that faces it. */
function endsFrom(from: At, b: Standing): readonly At[] {
  const [first, last] = facing(from, b);
  return Array.from({ length: LINES + 1 }, (_, at) => edgeAt(b, first + ((last - first) * at) / LINES));
}

export interface Hiding {
  readonly cover: ReadonlySet<string>;
  readonly obscured: ReadonlySet<string>;
}

/** Whether some point of a stretch of a line is farther than an inch from both bases. */
function isBeyond([from, to]: readonly [number, number], at: (part: number) => At, a: Standing, b: Standing): boolean {
  return Array.from({ length: POINTS + 1 }, (_, step) => at(from + (step / POINTS) * (to - from))).some(
    (point) => isFarFrom(point, a) && isFarFrom(point, b),
  );
}

/** Whether two bases are within two inches of each other. */
function isClose(a: Standing, b: Standing): boolean {
  if (a.oval === undefined && b.oval === undefined) return far(a, b) - a.radius - b.radius <= 2 * INCH;
  const edges = [a, b].map((base) => Array.from({ length: 120 }, (_, at) => edgeAt(base, (2 * Math.PI * at) / 120)));
  const [one = [], other = []] = edges;
  return one.some((at) => other.some((to) => far(at, to) <= 2 * INCH));
}

function hidingFrom(from: At, a: Standing, b: Standing, parts: readonly Part[]): Hiding {
  const cover = new Set<string>();
  const obscured = new Set<string>();
  const close = isClose(a, b);
  for (const end of endsFrom(from, b))
    for (const { corners, feature, traits } of parts) {
      const span = inShape(from, end, corners);
      if (span === null) continue;
      const at = (part: number) => ({ x: from.x + part * (end.x - from.x), y: from.y + part * (end.y - from.y) });
      if (!close && !cover.has(feature) && !isFarFrom(at(span[1]), b)) cover.add(feature);
      if (traits.has('Heavy') && !obscured.has(feature) && isBeyond(span, at, a, b)) obscured.add(feature);
    }
  return { cover, obscured };
}

/** What a shooter has from many places of its base. */
export function sampledHiding(a: Standing, b: Standing, parts: readonly Part[]): readonly Hiding[] {
  const among = parts.filter(({ low, high }) => low < Math.min(a.head, b.head) + a.z && high > a.z);
  return placesOn(a).map((from) => hidingFrom(from, a, b, among));
}

/** Whether a head sees any of a base's cylinder: many lines to many points of it. */
export function sampledVisible(a: Standing, b: Standing, parts: readonly Part[]): boolean {
  const eye = a.z + a.head;
  const [first, last] = facing(a, b);
  const isFree = (x: number, y: number, z: number) =>
    parts.every(({ corners, low, high }) => {
      const span = inShape(a, { x, y }, corners);
      if (span === null) return true;
      const [one, other] = span.map((part) => eye + part * (z - eye));
      return one === undefined || other === undefined || Math.max(one, other) < low || Math.min(one, other) > high;
    });
  const sees = (angle: number, share: number, z: number) => {
    const { x, y } = edgeAt(b, angle, share);
    return isFree(x, y, z);
  };
  for (let at = 0; at <= LINES; at += 1)
    for (let up = 0; up <= POINTS; up += 1)
      if (sees(first + ((last - first) * at) / LINES, 1, b.z + (up / POINTS) * b.head)) return true;
  // Its top, to the far rim.
  for (let at = 0; at <= LINES; at += 1)
    for (const share of [0.25, 0.5, 0.75, 1]) if (sees((2 * Math.PI * at) / LINES, share, b.z + b.head)) return true;
  return false;
}
