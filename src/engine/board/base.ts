import { type Oval, type Round, apart, outsideBase } from './oval.ts';
import { EPSILON, radiusOf } from './units.ts';

/** Who stands on the board: a base at its height, round or oval, and how high its head is over that. All in grid steps. */
export interface Standing extends Round {
  readonly z: number;
  readonly head: number;
  /** The terrain feature whose Vantage it stands on. */
  readonly vantage?: string;
}

/** How far two bases are from each other, in grid steps; 0 where they touch. Bases are flat: heights count. */
export const gapBetween = (one: Standing, other: Standing): number => Math.hypot(apart(one, other), one.z - other.z);

/** Whether a place at a height is within so much of a base, in grid steps. */
export function isNearBase(
  base: Standing,
  x: number,
  y: number,
  { z, within }: { readonly z: number; readonly within: number },
): boolean {
  const aside = outsideBase(x, y, base);
  const up = z - base.z;
  return aside * aside + up * up <= (within + EPSILON) * (within + EPSILON);
}

/** An oval base that is sold as so many millimetres long and wide, its length so many radians from the x axis. */
export function ovalOf(long: number, wide: number, angle: number): Pick<Standing, 'radius'> & { readonly oval: Oval } {
  const oval = {
    long: radiusOf(Math.max(long, wide)),
    wide: radiusOf(Math.min(long, wide)),
    ux: Math.cos(long < wide ? angle + Math.PI / 2 : angle),
    uy: Math.sin(long < wide ? angle + Math.PI / 2 : angle),
  };
  return { radius: oval.long, oval };
}
