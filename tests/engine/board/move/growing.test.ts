import { describe, expect, it } from 'vitest';
import { type Graph, graphOf } from '../../../../src/engine/board/move/graph.ts';
import {
  type Growing,
  costOf,
  growTo,
  growingFrom,
  knownCost,
  nearing,
  settledTo,
} from '../../../../src/engine/board/move/growing.ts';
import {
  ACOLYTE_MOVES,
  KILL_TEAM_2021_MOVES,
  KILL_TEAM_3_MOVES,
  VANGUARD_MOVES,
} from '../../../../src/engine/board/move/moveRules.ts';
import { type Going, nobody } from '../../../../src/engine/board/move/others.ts';
import { pathTo, reachFrom } from '../../../../src/engine/board/move/reach.ts';
import { INCH } from '../../../../src/engine/board/units.ts';
import { BOUNDS, type MoveScene, chanceOf, groundFor, moveSceneOf } from '../../../support/board/grounds.ts';

const SCENES = 3;
const PLACES = 20;
const going: Going = { allowance: 2 * (BOUNDS.right + BOUNDS.far), climbs: true, ranges: 'through', falls: false };

/** What each place of the graph costs where all ways are looked for at once; infinite: nobody comes there. */
function allCosts(graph: Graph, from: MoveScene['from']) {
  const reach = reachFrom(graph, from, going, nobody);
  if (typeof reach === 'string') throw new Error(reach);
  const costs = graph.nodes.map(() => Infinity);
  for (const { at, cost } of reach.ends) costs[at.id] = cost;
  return { reach, costs };
}

function grown(graph: Graph, start: MoveScene['from']): Growing {
  const ways = growingFrom({ graph, start, going, others: nobody });
  if (typeof ways === 'string') throw new Error(ways);
  return ways;
}

/** Each place that is settled costs what it does at once, each other one more than what is settled. */
function compare(ways: Growing, costs: readonly number[], told: { settled: number; beyond: number }): void {
  const most = settledTo(ways);
  const known = costs.map((_, id) => knownCost(ways, id));
  const settled = costs.map((cost) => cost <= most);
  expect(known.filter((_, id) => settled[id])).toEqual(costs.filter((_, id) => settled[id]));
  expect(known.filter((cost, id) => !settled[id] && cost <= most)).toEqual([]);
  const count = settled.filter((is) => is).length;
  told.settled += count;
  told.beyond += costs.length - count;
}

describe.each([
  ['Kill Team 3', KILL_TEAM_3_MOVES],
  ['ACOLYTE', ACOLYTE_MOVES],
  ['Kill Team 2021', KILL_TEAM_2021_MOVES],
  ['Vanguard', VANGUARD_MOVES],
] as const)('ways that are looked for farther and farther, by %s', (_, rules) => {
  const scenes = Array.from({ length: SCENES }, (_scene, seed) => moveSceneOf(seed + 9_000, rules));

  it('should cost as far as they are settled what they cost looked for at once, and more beyond', () => {
    const told = { settled: 0, beyond: 0 };
    for (const scene of scenes) {
      const graph = graphOf(groundFor(scene, rules));
      const { costs } = allCosts(graph, scene.from);
      const ways = grown(graph, scene.from);
      for (let far = 0; settledTo(ways) < Infinity; far += 2.3 * INCH) {
        growTo(ways, far);
        expect(settledTo(ways)).toBeGreaterThanOrEqual(far);
        compare(ways, costs, told);
      }
    }
    expect(Math.min(told.settled, told.beyond)).toBeGreaterThan(3000);
  });

  it('should be as far to a place between those of the graph, whatever was asked before', () => {
    let found = 0;
    for (const scene of scenes) {
      const graph = graphOf(groundFor(scene, rules));
      const { reach } = allCosts(graph, scene.from);
      const ways = grown(graph, scene.from);
      const chance = chanceOf(scene.seed);
      for (let count = 0; count < PLACES; count += 1) {
        const node = graph.nodes[Math.floor(chance() * graph.nodes.length)];
        if (node === undefined) continue;
        const at = { x: node.x + Math.round(400 * chance()), y: node.y - Math.round(300 * chance()), z: node.z };
        const path = pathTo(reach, at);
        const cost = path === null || typeof path === 'string' ? Infinity : path.cost;
        const fresh = count % 5 === 0 ? grown(graph, scene.from) : ways;
        expect(costOf(fresh, nearing(fresh, at)), `${scene.seed} ${node.id}`).toBe(cost);
        if (cost < Infinity) found += 1;
      }
    }
    expect(found).toBeGreaterThan(SCENES * 5);
  });
});

describe('a start', () => {
  it('should say why nobody stands there', () => {
    const graph = graphOf(groundFor(moveSceneOf(1, ACOLYTE_MOVES), ACOLYTE_MOVES));
    expect(growingFrom({ graph, start: { x: -500, y: 0, z: 0 }, going, others: nobody })).toBe('offBoard');
  });
});
