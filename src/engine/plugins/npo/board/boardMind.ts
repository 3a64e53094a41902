import type { BoardMind } from '../mind.ts';
import { knownHere } from './here.ts';
import { knownOfMoves } from './needs.ts';
import { wayNow, withWays } from './ways.ts';

/** All that tables think of on a board. */
export const boardMind: BoardMind = { knownHere, knownOfMoves, wayNow, withWays };
