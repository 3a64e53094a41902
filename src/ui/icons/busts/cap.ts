import type { BustPaths } from './BustPaths.ts';

/** Soft cap and a scarf. */
export const CAP: BustPaths = {
  shoulders: 'M8 100C9 76 26 71 40 66h20c14 5 31 10 32 34z',
  face: 'M36 28h28v20c0 10-6 16-14 16s-14-6-14-16z',
  gear: 'M33 28C30 14 60 6 80 20c-2 6-8 9-14 9zM34 62c8 8 24 8 32 0l6 12c-14 8-30 8-44 0zM60 74l8 26H56z',
};
