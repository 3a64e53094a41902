import type { BoardMap } from '../boardMap.ts';
import { lintAccess } from './access.ts';
import type { Finding } from './finding.ts';
import { lintPairs } from './pairs.ts';
import { lintEach } from './pieces.ts';
import { lintZones } from './zones.ts';

/** The largest team that is set up on one side of a Kill Team board. */
const TEAM = 14;

/**
 * What is wrong with a board, or likely not meant, with where and what can be done about it. `team`: how many have to fit into
 * each drop zone. Pure; it takes as long as a graph of the board and some thousand looks.
 */
export const lintBoard = (map: BoardMap, { team = TEAM }: { readonly team?: number } = {}): readonly Finding[] => [
  ...lintEach(map),
  ...lintPairs(map),
  ...lintAccess(map),
  ...lintZones(map, team),
];
