import { drawnOn } from './move/drawn.ts';
import { chargeSpotsOn, spotsOn, spotsReaching, wayOffOn } from './move/spots.ts';
import { areaOn, pathOn, reachOn } from './move/ways.ts';

/** All that finds where somebody can go on a board, and by what way. */
export const finder = { areaOn, chargeSpotsOn, drawnOn, pathOn, reachOn, spotsOn, spotsReaching, wayOffOn };
