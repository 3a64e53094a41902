import { type Disc, type Point, type Touches, distance, lengthOf, setTouches } from './plane.ts';

/**
 * An oval base as an ellipse: half its length and half its width in grid steps, the length no less than the width, and the
 * direction of its length as a vector of length 1.
 */
export interface Oval {
  readonly long: number;
  readonly wide: number;
  readonly ux: number;
  readonly uy: number;
}

/** A base seen from above: round, or an oval, whose `radius` is half its length: a circle about it. */
export interface Round extends Disc {
  readonly oval?: Oval;
}

/** How often a place on an oval is made better: the distances are then within a thousandth of a grid step. */
const STEPS = 8;

/** A direction as the oval sees it that is stretched to a circle: along its length, and across. */
export const across = ({ long, wide, ux, uy }: Oval, dx: number, dy: number): Point => ({
  x: ux * dx + uy * dy,
  y: ((ux * dy - uy * dx) * long) / wide,
});

/** A direction as the board sees it. */
export const outOf = ({ long, wide, ux, uy }: Oval, { x, y }: Point): Point => {
  const aside = (y * wide) / long;
  return { x: ux * x - uy * aside, y: uy * x + ux * aside };
};

/** A direction as a base sees it that is a circle of its radius. */
export const asCircle = ({ oval }: Round, dx: number, dy: number): Point =>
  oval === undefined ? { x: dx, y: dy } : across(oval, dx, dy);

/** That direction as the board sees it. */
export const asBase = ({ oval }: Round, at: Point): Point => (oval === undefined ? at : outOf(oval, at));

/** Writes where the tangents from a place outside touch a base. Exact: stretched to a circle, tangents stay tangents. */
export function setTouchesOf(into: Touches, px: number, py: number, base: Round): void {
  const { oval, x, y, radius } = base;
  if (oval === undefined) {
    setTouches(into, px, py, base);
    return;
  }
  const from = across(oval, px - x, py - y);
  setTouches(into, from.x, from.y, { x: 0, y: 0, radius });
  const left = outOf(oval, { x: into.leftX, y: into.leftY });
  const right = outOf(oval, { x: into.rightX, y: into.rightY });
  into.leftX = x + left.x;
  into.leftY = y + left.y;
  into.rightX = x + right.x;
  into.rightY = y + right.y;
}

/** How far a place is from an ellipse about the origin that lies along the board; both coordinates are positive. */
function outsideOf(px: number, py: number, long: number, wide: number): number {
  if ((px / long) ** 2 + (py / wide) ** 2 <= 1) return 0;
  let tx = Math.SQRT1_2;
  let ty = Math.SQRT1_2;
  for (let step = 0; step < STEPS; step += 1) {
    // The middle of the circle that the oval is like at this place.
    const ex = ((long * long - wide * wide) * tx ** 3) / long;
    const ey = ((wide * wide - long * long) * ty ** 3) / wide;
    const share = lengthOf(long * tx - ex, wide * ty - ey) / lengthOf(px - ex, py - ey);
    tx = Math.max(0, ((px - ex) * share + ex) / long);
    ty = Math.max(0, ((py - ey) * share + ey) / wide);
    const length = lengthOf(tx, ty);
    tx /= length;
    ty /= length;
  }
  return lengthOf(px - long * tx, py - wide * ty);
}

/** How far a place is from a base, seen from above, in grid steps; 0 on it. */
export function outsideBase(px: number, py: number, { x, y, radius, oval }: Round): number {
  const dx = px - x;
  const dy = py - y;
  if (oval === undefined) return Math.max(0, lengthOf(dx, dy) - radius);
  const { long, wide, ux, uy } = oval;
  return outsideOf(Math.abs(ux * dx + uy * dy), Math.abs(ux * dy - uy * dx), long, wide);
}

/** How far a base reaches from its middle in a direction of length 1. */
export function reachOf({ radius, oval }: Round, nx: number, ny: number): number {
  if (oval === undefined) return radius;
  const { long, wide, ux, uy } = oval;
  return lengthOf(long * (ux * nx + uy * ny), wide * (ux * ny - uy * nx));
}

/** In so many directions it is looked for the widest gap between two bases first, then between two of them. */
const DIRECTIONS = 32;
const NARROWINGS = 60;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where between two numbers something that rises and then falls is highest. */
export function highestOf(f: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [one, other] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atOne, atOther] = [f(one), f(other)];
  for (let time = 0; time < NARROWINGS; time += 1)
    if (atOne >= atOther) {
      [high, other, atOther] = [other, one, atOne];
      one = high - GOLDEN * (high - low);
      atOne = f(one);
    } else {
      [low, one, atOne] = [one, other, atOther];
      other = low + GOLDEN * (high - low);
      atOther = f(other);
    }
  return (low + high) / 2;
}

/**
 * How far two bases are from each other, seen from above, in grid steps; 0 where they touch. Of ovals it is the widest strip
 * that parts them: within a thousandth of a step.
 */
export function apart(one: Round, other: Round): number {
  const far = distance(one, other);
  if (one.oval === undefined && other.oval === undefined) return Math.max(0, far - one.radius - other.radius);
  const ahead = Math.atan2(other.y - one.y, other.x - one.x);
  const strip = (aside: number): number => {
    const nx = Math.cos(ahead + aside);
    const ny = Math.sin(ahead + aside);
    return far * Math.cos(aside) - reachOf(one, nx, ny) - reachOf(other, nx, ny);
  };
  const step = Math.PI / DIRECTIONS;
  let best = 0;
  for (let aside = -Math.PI / 2; aside <= Math.PI / 2; aside += step) if (strip(aside) > strip(best)) best = aside;
  return Math.max(0, strip(highestOf(strip, best - step, best + step)));
}
