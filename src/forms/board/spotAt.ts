import type { BoardMap } from '../../engine/board/boardMap.ts';
import { toInches } from '../../engine/board/units.ts';
import type { Spot } from '../../ui/board/shown.ts';

/** A place of the grid as a spot in inches. */
export const spotAt = ({ x, y }: { readonly x: number; readonly y: number }): Spot => ({
  x: toInches(x),
  y: toInches(y),
});

/** The nearest spot on a board. */
export const ontoBoard = ({ width, height }: Pick<BoardMap, 'width' | 'height'>, { x, y }: Spot): Spot => ({
  x: Math.min(Math.max(x, 0), toInches(width)),
  y: Math.min(Math.max(y, 0), toInches(height)),
});
