import { measured } from '../../src/engine/board/margin.ts';
import { isVisible } from '../../src/engine/board/visible.ts';
import { type Sight, bestLeanings, sightOf } from '../../src/engine/board/sight.ts';
import { KILL_TEAM_3 } from '../../src/engine/board/sightRules.ts';
import { terrainOf } from '../../src/engine/board/terrain.ts';
import { killzone, pairsOf } from '../support/board/killzone.ts';

const PAIRS = 500;
const terrain = terrainOf(killzone);
const level = pairsOf(PAIRS, 1, false);
const across = pairsOf(PAIRS, 2, true);

const isSame = (one: Sight, other: Sight): boolean => one.visible === other.visible && one.least === other.least;

/** What is asked of a whole board, of so many pairs at once. */
export const boardTasks = () => [
  {
    name: 'seen or not, one level',
    pairs: PAIRS,
    run: () => {
      for (const [a, b] of level) isVisible(a, b, terrain);
    },
  },
  {
    name: 'cover and obscured, all outcomes, one level',
    pairs: PAIRS,
    run: () => {
      for (const [a, b] of level) bestLeanings(KILL_TEAM_3, a, b, terrain);
    },
  },
  {
    name: 'sight, cover and obscured, one level',
    pairs: PAIRS,
    run: () => {
      for (const [a, b] of level) sightOf(KILL_TEAM_3, a, b, terrain);
    },
  },
  {
    name: 'the same with its margin, one level',
    pairs: PAIRS,
    run: () => {
      for (const [a, b] of level) measured(terrain, (each) => sightOf(KILL_TEAM_3, a, b, each), isSame);
    },
  },
  {
    name: 'seen or not, across levels',
    pairs: PAIRS,
    run: () => {
      for (const [a, b] of across) isVisible(a, b, terrain);
    },
  },
  {
    name: 'sight, cover and obscured, across levels',
    pairs: PAIRS,
    run: () => {
      for (const [a, b] of across) sightOf(KILL_TEAM_3, a, b, terrain);
    },
  },
];

export const [PARTS, CORNERS] = [killzone.length, killzone.reduce((sum, { corners }) => sum + corners.length, 0)];
