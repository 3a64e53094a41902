import type { BustPaths } from './BustPaths.ts';

/** Hood and goggles. */
export const HOOD: BustPaths = {
  shoulders: 'M14 100C15 80 28 74 40 70h20c12 4 25 10 26 30z',
  face: 'M36 32h28v18c0 10-6 15-14 15s-14-5-14-15z',
  gear: 'M26 64C20 22 38 8 50 8s30 14 24 56l-8 8c4-14 4-28 0-36-4-6-28-6-32 0-4 8-4 22 0 36zM35 36h13v10H35zM52 36h13v10H52z',
};
