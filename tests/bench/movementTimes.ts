import { type Graph, graphOf } from '../../src/engine/board/move/graph.ts';
import { standFault } from '../../src/engine/board/move/footing.ts';
import { groundOf } from '../../src/engine/board/move/ground.ts';
import { KILL_TEAM_2021_MOVES, KILL_TEAM_3_MOVES, type MoveRules } from '../../src/engine/board/move/moveRules.ts';
import { type Going, nobody } from '../../src/engine/board/move/others.ts';
import type { Place } from '../../src/engine/board/move/place.ts';
import { pathTo, reachFrom } from '../../src/engine/board/move/reach.ts';
import { terrainOf } from '../../src/engine/board/terrain.ts';
import { INCH, radiusOf, toGrid } from '../../src/engine/board/units.ts';
import { seededChance } from '../../src/tools/seeded.mjs';
import { killzone } from '../support/board/killzone.ts';

const STARTS = 100;
const SEED = 20_261_127;
const BOUNDS = { left: 0, right: toGrid(30), near: 0, far: toGrid(22) };
const MOVER = { radius: radiusOf(32), head: toGrid(1.6) };
const terrain = terrainOf(killzone);
const going: Going = { allowance: 6 * INCH, climbs: true, ranges: 'never', falls: false };

/** What is found out about a board anew each time: nothing of an earlier one is known. */
const freshGraph = (rules: MoveRules): Graph => graphOf(groundOf(terrain, BOUNDS, MOVER, rules));

/** Places on the ground by chance. */
function startsOn({ ground }: Graph): readonly Place[] {
  const draw = seededChance(SEED);
  const starts: Place[] = [];
  while (starts.length < STARTS) {
    const at = { x: draw(BOUNDS.right), y: draw(BOUNDS.far), z: 0 };
    if (standFault(ground, at) === null) starts.push(at);
  }
  return starts;
}

/** As far as there are ways at all: what enemies go by that head for a place. */
const everywhere: Going = { allowance: 2 * (BOUNDS.right + BOUNDS.far), climbs: true, ranges: 'through', falls: false };

function reachTask(name: string, rules: MoveRules, far: Going) {
  const graph = freshGraph(rules);
  const starts = startsOn(graph);
  let next = 0;
  return {
    name: `reach from one place, ${name}`,
    run: () => {
      const start = starts[next % STARTS];
      next += 1;
      if (start !== undefined) reachFrom(graph, start, far, nobody);
    },
  };
}

/** The way to one place of those that are reached. */
function pathTask() {
  const graph = freshGraph(KILL_TEAM_3_MOVES);
  const reaches = startsOn(graph).map((start) => reachFrom(graph, start, going, nobody));
  let next = 0;
  return {
    name: 'the cheapest path to one of them',
    run: () => {
      const reach = reaches[next % STARTS];
      next += 1;
      if (reach === undefined || typeof reach === 'string') return;
      const end = reach.ends[next % reach.ends.length];
      if (end !== undefined) pathTo(reach, end.at);
    },
  };
}

/** The first reach on a board that nobody has moved on. */
function firstTask() {
  const starts = startsOn(freshGraph(KILL_TEAM_3_MOVES));
  let next = 0;
  return {
    name: 'graph of a base size, and the first reach on it',
    run: () => {
      const start = starts[next % STARTS];
      next += 1;
      if (start !== undefined) reachFrom(freshGraph(KILL_TEAM_3_MOVES), start, going, nobody);
    },
  };
}

/** What moving on a whole board takes. */
export const movementTasks = () => [
  { name: 'graph of a base size', run: () => void freshGraph(KILL_TEAM_3_MOVES) },
  firstTask(),
  reachTask('6", Kill Team 3', KILL_TEAM_3_MOVES, going),
  reachTask('6", Kill Team 2021', KILL_TEAM_2021_MOVES, going),
  reachTask('the whole board', KILL_TEAM_3_MOVES, everywhere),
  pathTask(),
];

export const PARTS = killzone.length;
