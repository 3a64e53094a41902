import type { FoeMind } from '../mind.ts';
import { answers } from './answers.ts';
import { movedNow, withWays } from './ways.ts';

/** All that tables of war bands think of on a board. */
export const foeMind: FoeMind = { answers, movedNow, withWays };
