import { type Oval, type Round, highestOf, outsideBase } from './oval.ts';
import { type Point, inDisc, lengthOf } from './plane.ts';
import { EPSILON } from './units.ts';

/** All that is within so much of a base, seen from above. `radius` is that of a circle about it all. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Of an oval base: the base, and how far from it. */
  readonly around?: { readonly base: Round & { readonly oval: Oval }; readonly within: number };
}

/** All that is within so much of a base. */
export function zoneOf(base: Round, within: number): Zone {
  const { x, y, radius, oval } = base;
  const zone = { x, y, radius: radius + within };
  return oval === undefined ? zone : { ...zone, around: { base: { x, y, radius, oval }, within } };
}

/** How far a place is outside a zone of an oval; negative inside. */
const beyond = ({ base, within }: NonNullable<Zone['around']>, x: number, y: number): number =>
  outsideBase(x, y, base) - within;

/** Whether a place is in a zone, or outside by no more than `slack`. */
export function isInZone(px: number, py: number, zone: Zone, slack: number): boolean {
  const { x, y, radius, around } = zone;
  const square = (px - x) * (px - x) + (py - y) * (py - y);
  if (square > (radius + slack) * (radius + slack)) return false;
  return around === undefined || beyond(around, px, py) <= slack;
}

/** How often a stretch is halved to find where a zone begins. */
const HALVINGS = 50;

/** Between a place on a way that is in a zone and one that is not: where it ends. */
function endOf(isIn: (part: number) => boolean, inside: number, outside: number): number {
  let [near, far] = [inside, outside];
  for (let time = 0; time < HALVINGS; time += 1) {
    const middle = (near + far) / 2;
    if (isIn(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** From where to where, from 0 to 1, a way from one place to another lies in a zone; null: it does not meet it. */
export function inZone(a: Point, b: Point, zone: Zone): readonly [number, number] | null {
  const { around } = zone;
  const circle = inDisc(a, b, zone);
  if (around === undefined || circle === null) return circle;
  const [from, to] = [Math.max(0, circle[0]), Math.min(1, circle[1])];
  if (from > to) return null;
  const out = (part: number) => beyond(around, a.x + part * (b.x - a.x), a.y + part * (b.y - a.y));
  const nearest = highestOf((part) => -out(part), from, to);
  if (out(nearest) > EPSILON) return null;
  const isIn = (part: number) => out(part) <= EPSILON;
  return [isIn(from) ? from : endOf(isIn, nearest, from), isIn(to) ? to : endOf(isIn, nearest, to)];
}

/** Where two circles meet. */
function circlesMeet(one: Zone, other: Zone, far: number): readonly Point[] {
  const along = (far * far + one.radius * one.radius - other.radius * other.radius) / (2 * far);
  const aside = Math.sqrt(Math.max(0, one.radius * one.radius - along * along));
  const [ux, uy] = [(other.x - one.x) / far, (other.y - one.y) / far];
  return [-aside, aside].map((by) => ({
    x: one.x + along * ux - by * uy,
    y: one.y + along * uy + by * ux,
  }));
}

/** In so many directions the edge of an oval's zone is looked at. */
const DIRECTIONS = 96;

/** A place on the edge of a zone. */
function onEdge({ x, y, radius, around }: Zone, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  if (around === undefined) return { x: x + radius * cos, y: y + radius * sin };
  const { long, wide, ux, uy } = around.base.oval;
  // Where the base reaches farthest this way, and from there on straight out.
  const [along, aside] = [ux * cos + uy * sin, ux * sin - uy * cos];
  const reach = lengthOf(long * along, wide * aside);
  const [ex, ey] = [(long * long * along) / reach, (wide * wide * aside) / reach];
  return {
    x: x + ux * ex - uy * ey + around.within * cos,
    y: y + uy * ex + ux * ey + around.within * sin,
  };
}

/** Where the edges of two zones meet. */
export function meetings(one: Zone, other: Zone): readonly Point[] {
  const far = lengthOf(other.x - one.x, other.y - one.y);
  if (far === 0 || far > one.radius + other.radius) return [];
  if (one.around === undefined && other.around === undefined) return circlesMeet(one, other, far);
  const isIn = (angle: number) => {
    const { x, y } = onEdge(one, angle);
    return isInZone(x, y, other, 0);
  };
  const found: Point[] = [];
  for (let step = 0; step < DIRECTIONS; step += 1) {
    const [from, to] = [(2 * Math.PI * step) / DIRECTIONS, (2 * Math.PI * (step + 1)) / DIRECTIONS];
    const [begins, ends] = [isIn(from), isIn(to)];
    if (begins !== ends) found.push(onEdge(one, begins ? endOf(isIn, from, to) : endOf(isIn, to, from)));
  }
  return found;
}
