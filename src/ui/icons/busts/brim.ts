import type { BustPaths } from './BustPaths.ts';

/** Broad-brimmed hat and high collar. */
export const BRIM: BustPaths = {
  shoulders: 'M6 100C8 78 24 72 38 68L50 80 62 68C76 72 92 78 94 100Z',
  face: 'M37 34h26v16c0 9-6 15-13 15s-13-6-13-15z',
  gear: 'M12 33C28 24 72 24 88 33 72 38 28 38 12 33zM33 27 37 7c8-3 18-3 26 0l4 20c-10-3-24-3-34 0zM28 72 35 52l6 15 9 13 9-13 6-15 7 20-14 8-8 6-8-6z',
};
