import type { BoardMind } from '../mind.ts';
import { knownHere } from './here.ts';
import { knownOfMoves } from './needs.ts';
import { closestOn, noticedOn } from './noticed.ts';
import { searchNow } from './search.ts';
import { wayNow, withWays } from './ways.ts';

/** All that tables think of on a board. */
export const boardMind: BoardMind = { closestOn, knownHere, knownOfMoves, noticedOn, searchNow, wayNow, withWays };
