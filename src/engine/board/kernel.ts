import { closeLookOn, inchesOn, lookOn, nearOn } from './looks.ts';
import { mapProblems } from './mapTerrain.ts';
import { misplacedAt } from './placing.ts';

/** All that is measured on a board. */
export const kernel = { closeLookOn, inchesOn, lookOn, mapProblems, misplacedAt, nearOn };
