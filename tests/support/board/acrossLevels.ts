// A slow second opinion about what lies between two round bases at different levels. It shares no code with the engine.
import type { Standing } from '../../../src/engine/board/base.ts';
import type { Part } from '../../../src/engine/board/part.ts';
import { INCH } from '../../../src/engine/board/units.ts';
import type { Hiding } from './sampled.ts';

const PLACES = 48;
const RINGS = [1, 0.8, 0.6, 0.4, 0.2, 0];
const LINES = 40;
const POINTS = 160;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const on = (base: Standing, angle: number, share: number): Spot => ({
  x: base.x + share * base.radius * Math.cos(angle),
  y: base.y + share * base.radius * Math.sin(angle),
  z: base.z,
});

const outside = ({ x, y, z }: Spot, base: Standing): number =>
  Math.hypot(Math.max(0, Math.hypot(x - base.x, y - base.y) - base.radius), z - base.z);

const isIn = ({ x, y, z }: Spot, { corners, low, high }: Part): boolean =>
  z >= low &&
  z <= high &&
  corners.every((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0;
  });

/** What the points of one line lie in. */
function lookAlong(from: Spot, to: Spot, [a, b]: readonly [Standing, Standing], parts: readonly Part[]) {
  const points = Array.from({ length: POINTS + 1 }, (_, step) => {
    const part = step / POINTS;
    const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
    return { x: from.x + part * dx, y: from.y + part * dy, z: from.z + part * dz };
  });
  return parts.map((part) => {
    const within = points.filter((point) => isIn(point, part));
    return {
      covers: within.some((point) => outside(point, b) <= INCH),
      obscures:
        part.traits.has('Heavy') && within.some((point) => outside(point, a) > INCH && outside(point, b) > INCH),
    };
  });
}

/** What a shooter has from many places of its base against a target at another level that is more than two inches away. */
export function sampledAcross(a: Standing, b: Standing, parts: readonly Part[]): readonly Hiding[] {
  return RINGS.flatMap((share) =>
    Array.from({ length: share === 0 ? 1 : PLACES }, (_, at) => [share, at] as const),
  ).map(([share, at]) => {
    const from = on(a, (2 * Math.PI * at) / PLACES, share);
    const towards = Math.atan2(from.y - b.y, from.x - b.x);
    const half = Math.acos(Math.min(1, b.radius / Math.hypot(from.x - b.x, from.y - b.y)));
    const found = { cover: new Set<string>(), obscured: new Set<string>() };
    for (let line = 0; line <= LINES; line += 1) {
      const to = on(b, towards + half * ((2 * line) / LINES - 1), 1);
      for (const [index, { covers, obscures }] of lookAlong(from, to, [a, b], parts).entries()) {
        const feature = parts[index]?.feature ?? '';
        if (covers) found.cover.add(feature);
        if (obscures) found.obscured.add(feature);
      }
    }
    return found;
  });
}
