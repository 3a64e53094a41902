import type { MapZone } from '../engine/board/boardMap.ts';
import { toInches } from '../engine/board/units.ts';

/** The middle of a zone in whole inches from the left and from the near edge. */
export const middleInches = (corners: MapZone['corners']): readonly [left: number, near: number] => {
  const mean = (of: 0 | 1) => Math.round(toInches(corners.reduce((sum, each) => sum + each[of], 0) / corners.length));
  return [mean(0), mean(1)];
};
