import type { FoeMind } from '../mind.ts';
import { answers } from './answers.ts';
import { searchNow } from './search.ts';
import { movedNow, withWays } from './ways.ts';

/** All that tables of war bands think of on a board. */
export const foeMind: FoeMind = { answers, movedNow, searchNow, withWays };
