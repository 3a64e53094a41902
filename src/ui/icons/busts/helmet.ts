import type { BustPaths } from './BustPaths.ts';

/** Round helmet and padded shoulders. */
export const HELMET: BustPaths = {
  shoulders: 'M6 100C7 78 24 70 38 66h24c14 4 31 12 32 34z',
  face: 'M36 36h28v13c0 10-6 16-14 16s-14-6-14-16z',
  gear: 'M30 37C28 8 72 8 70 37l6 5H24zM6 100C7 82 16 74 28 70l8 30zM94 100C93 82 84 74 72 70l-8 30z',
};
