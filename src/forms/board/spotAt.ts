import { toInches } from '../../engine/board/units.ts';
import type { Spot } from '../../ui/board/shown.ts';

/** A place of the grid as a spot in inches. */
export const spotAt = ({ x, y }: { readonly x: number; readonly y: number }): Spot => ({
  x: toInches(x),
  y: toInches(y),
});
