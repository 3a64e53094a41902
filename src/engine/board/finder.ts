import { drawnOn } from './move/drawn.ts';
import { chargeSpotsOn, spotsOn, spotsReaching } from './move/spots.ts';
import { areaOn, pathOn, reachOn } from './move/ways.ts';
import { waysOffOn } from './move/waysOff.ts';

/** All that finds where somebody can go on a board, and by what way. */
export const finder = { areaOn, chargeSpotsOn, drawnOn, pathOn, reachOn, spotsOn, spotsReaching, waysOffOn };
