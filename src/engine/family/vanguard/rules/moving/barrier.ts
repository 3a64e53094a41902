import { within } from '../../../../core/inches.ts';
import { fallOf } from './fall.ts';
import type { PathPart } from './pathCost.ts';

/** Why one part of a way is not gone. */
export type Barrier = 'tooTall' | 'falls' | 'impassable';

/** Inches up to which an obstacle is crossed; a taller one is climbed, as a surface (V-48). */
const CROSSED = 2;

/** Whether one part cannot be gone as it is; null: it can. Impassable ground never (V-48); further down than 2" is a fall (V-46). */
export function barrierOf(part: PathPart): Barrier | null {
  switch (part.kind) {
    case 'open':
    case 'stairs':
    case 'ladder':
    case 'difficult':
    case 'surface':
      return null;
    case 'impassable':
      return 'impassable';
    case 'obstacle':
      return within(part.height, CROSSED) ? null : 'tooTall';
    case 'drop':
      return fallOf(part.height).falls ? 'falls' : null;
  }
}
