import type { BustPaths } from './BustPaths.ts';

/** Broad neck, top-knot, a plate on one shoulder. */
export const BRUTE: BustPaths = {
  shoulders: 'M0 100C0 66 14 58 36 54h28c22 4 36 12 36 46z',
  face: 'M32 24c0-14 36-14 36 0v18c0 12-8 18-18 18s-18-6-18-18z',
  gear: 'M44 13c-4-12 16-12 12 0zM0 92C0 68 10 60 30 56c-4 12-6 24-6 44H0zM38 50h24v7H38z',
};
