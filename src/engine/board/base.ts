import { type Oval, type Round, apart } from './oval.ts';
import type { OvalBase } from './battleBoard.ts';
import { radiusOf } from './units.ts';

/** Who stands on the board: a base at its height, round or oval, and how high its head is over that. All in grid steps. */
export interface Standing extends Round {
  readonly z: number;
  readonly head: number;
  /** The terrain feature whose Vantage it stands on. */
  readonly vantage?: string;
}

/** How far two bases are from each other, in grid steps; 0 where they touch. Bases are flat: heights count. */
export const gapBetween = (one: Standing, other: Standing): number => Math.hypot(apart(one, other), one.z - other.z);

/** An oval base as it lies. */
export function lying({ long, wide, turn }: OvalBase): Pick<Standing, 'radius'> & { readonly oval: Oval } {
  const angle = (turn * Math.PI) / 180;
  return { radius: long, oval: { long, wide, ux: Math.cos(angle), uy: Math.sin(angle) } };
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
