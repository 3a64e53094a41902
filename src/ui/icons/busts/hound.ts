import type { BustPaths } from './BustPaths.ts';

/** A hound’s head with a lens for an eye, plated jaw and collar. */
export const HOUND: BustPaths = {
  shoulders: 'M22 100C22 84 32 76 42 68h26c12 6 18 18 18 32z',
  face: 'M40 28C48 22 62 22 70 30c6 8 6 24 2 34-4 6-12 8-20 6-6 2-14 4-24 4-8 0-14-2-16-7 0-6 6-10 14-12l8-4c2-8 2-16 6-23z',
  gear: 'M41 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM12 63c10 3 22 3 34 0l8 7c-6 3-14 5-26 5-8 0-14-3-16-12zM60 24L62 4c8 4 14 14 14 26l-4 8zM40 26L38 8c6 2 12 6 14 12zM40 74h32l8 11H34z',
};
