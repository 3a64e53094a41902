import { describe, expect, it } from 'vitest';
import { standFault } from '../../../../src/engine/board/move/footing.ts';
import { graphOf } from '../../../../src/engine/board/move/graph.ts';
import {
  KILL_TEAM_2021_MOVES,
  KILL_TEAM_3_MOVES,
  type MoveRules,
} from '../../../../src/engine/board/move/moveRules.ts';
import { type Going, nobody } from '../../../../src/engine/board/move/others.ts';
import { pathTo, reachFrom } from '../../../../src/engine/board/move/reach.ts';
import { pathCost } from '../../../../src/engine/board/move/walk.ts';
import type { Part } from '../../../../src/engine/board/part.ts';
import { INCH, toGrid } from '../../../../src/engine/board/units.ts';
import { boxPart, chanceOf, groundFor, MOVERS } from '../../../support/board/grounds.ts';
import { plainReach } from '../../../support/board/plainReach.ts';

const SCENES = 6;

/** Two floors one on the other and a third beside them, with ladders here and there. */
function partsBy(chance: () => number): readonly Part[] {
  const [first, second, third] = [2 + chance() * 2, 5 + chance(), 2 + chance() * 4].map(
    (high) => Math.round(high * 4) / 4,
  );
  const floor = (id: string, at: [number, number], size: [number, number], [low, high]: [number, number]) =>
    boxPart({ at, size, heights: [low, high], traits: ['Heavy', 'Vantage'] }, id);
  const ladder = (id: string, at: [number, number], heights: [number, number]): readonly Part[] =>
    chance() < 0.75 ? [boxPart({ at, size: [0.8, 0.2], heights, traits: ['Exposed', 'Scalable'] }, id)] : [];
  const [low = 0, high = 0, other = 0] = [first, second, third];
  return [
    floor('low', [5, 6], [4, 5], [0, low]),
    floor('high', [5, 7.25], [4, 2.5], [low, high]),
    floor('other', [10, 6], [3, 3], [0, other]),
    ...ladder('up', [5, 3.4], [0, low]),
    ...ladder('on', [5, 5.9], [low, high]),
    ...ladder('beside', [10, 4.4], [0, other]),
  ];
}

function searchBy(seed: number, rules: MoveRules) {
  const chance = chanceOf(seed);
  const mover = MOVERS[seed % MOVERS.length] ?? { radius: 0, head: 0 };
  const parts = partsBy(chance);
  const from = { x: toGrid(3 + chance() * 8), y: toGrid(1.5), z: 0 };
  const graph = graphOf(groundFor({ parts, mover, from, seed }, rules));
  expect(standFault(graph.ground, from)).toBeNull();
  const going: Going = { allowance: (5 + (seed % 3)) * INCH, climbs: true, ranges: 'never', falls: false };
  return { graph, from, going };
}

describe.each([
  ['Kill Team 3', KILL_TEAM_3_MOVES],
  ['Kill Team 2021', KILL_TEAM_2021_MOVES],
] as const)('where somebody comes by ladders in %s', (_, rules) => {
  it('should be where trying everything comes, for as much', () => {
    for (let seed = 0; seed < SCENES; seed += 1) {
      const { graph, from, going } = searchBy(seed, rules);
      const reach = reachFrom(graph, from, going, nobody);
      if (typeof reach === 'string') throw new Error(reach);
      const found = reach.ends.map(({ at, cost }) => [at.id, cost] as const).toSorted(([one], [other]) => one - other);
      const plain = [...plainReach(graph, from, going, nobody)].toSorted(([one], [other]) => one - other);
      expect(
        found.map(([id]) => id),
        `${seed}`,
      ).toEqual(plain.map(([id]) => id));
      for (const [at, [, cost]] of plain.entries()) expect(found[at]?.[1], `${seed}`).toBeCloseTo(cost, 5);
    }
  });

  it('should cost what its way comes to when it is drawn', () => {
    for (let seed = 0; seed < SCENES; seed += 1) {
      const { graph, from, going } = searchBy(seed, rules);
      const reach = reachFrom(graph, from, going, nobody);
      if (typeof reach === 'string') throw new Error(reach);
      for (const { at } of reach.ends.filter(({ at: { z } }, index) => z > 0 && index % 5 === 0)) {
        const path = pathTo(reach, at);
        if (path === null || typeof path === 'string') throw new Error(`${path}`);
        const walked = pathCost(graph.ground, going, nobody, path.points);
        expect(walked, `${seed} ${JSON.stringify(path.points)}`).toMatchObject({ why: null });
        expect(walked.cost).toBeCloseTo(path.cost, 5);
      }
    }
  });
});

it('should come higher by ladders than without them, in Kill Team 3 alone', () => {
  const highest = (rules: MoveRules) =>
    Array.from({ length: SCENES }, (_, seed) => {
      const { graph, from, going } = searchBy(seed, rules);
      const reach = reachFrom(graph, from, going, nobody);
      return typeof reach === 'string' ? 0 : reach.ends.filter(({ at }) => at.z > 0).length;
    });
  const without = highest({ ...KILL_TEAM_3_MOVES, ladder: null });
  const withThem = highest(KILL_TEAM_3_MOVES);
  expect(withThem.every((count, seed) => count >= (without[seed] ?? 0))).toBe(true);
  expect(withThem.some((count, seed) => count > (without[seed] ?? 0))).toBe(true);
  expect(highest({ ...KILL_TEAM_2021_MOVES, ladder: null })).toEqual(highest(KILL_TEAM_2021_MOVES));
});
