import { describe, expect, it } from 'vitest';
import { standFault } from '../../../../src/engine/board/move/footing.ts';
import { graphOf } from '../../../../src/engine/board/move/graph.ts';
import {
  ACOLYTE_MOVES,
  KILL_TEAM_2021_MOVES,
  KILL_TEAM_3_MOVES,
  type MoveRules,
  VANGUARD_MOVES,
} from '../../../../src/engine/board/move/moveRules.ts';
import { type Going, type Others, endFault, nobody } from '../../../../src/engine/board/move/others.ts';
import { pathTo, reachFrom } from '../../../../src/engine/board/move/reach.ts';
import { INCH, radiusOf, toGrid } from '../../../../src/engine/board/units.ts';
import { BOUNDS, chanceOf, groundFor, moveSceneOf } from '../../../support/board/grounds.ts';
import { plainReach } from '../../../support/board/plainReach.ts';

const SCENES = Number(process.env['REACH_SCENES'] ?? 4);
const RANGES: readonly Going['ranges'][] = ['never', 'through', 'into', 'any'];

/** Some enemies and friends by chance; none in one scene of three. */
function othersBy(seed: number): Others {
  if (seed % 3 === 0) return nobody;
  const chance = chanceOf(seed + 90_000);
  const somebody = () => ({
    x: Math.round(chance() * BOUNDS.right),
    y: Math.round(chance() * BOUNDS.far),
    z: 0,
    radius: radiusOf(32),
    head: toGrid(1.6),
  });
  const foes = Array.from({ length: 2 }, () => ({ ...somebody(), engaged: chance() < 0.3 }));
  return { foes, friends: [somebody(), somebody()], sees: () => true };
}

/** Where a search goes from in one scene: what it allows, and who is there. */
function searchesIn(seed: number, rules: MoveRules) {
  const scene = moveSceneOf(seed + 700, rules);
  const ground = groundFor(scene, rules);
  const graph = graphOf(ground);
  const others = othersBy(seed);
  const elsewhere = { ...scene.from, x: scene.from.x + INCH };
  const starts = standFault(ground, elsewhere) === null ? [scene.from, elsewhere] : [scene.from];
  return starts.map((start, index) => {
    const ranges = RANGES[(seed + index) % RANGES.length] ?? 'never';
    const going: Going = { allowance: (3 + (seed % 4)) * INCH, climbs: seed % 5 !== 4, ranges, falls: seed % 7 === 6 };
    return { graph, start, going, others };
  });
}

const inOrder = (costs: Iterable<readonly [number, number]>) => [...costs].toSorted(([one], [other]) => one - other);

/** What trying everything finds of the places where it may end, by number. */
function plainEnds({ graph, start, going, others }: ReturnType<typeof searchesIn>[number]) {
  return inOrder(plainReach(graph, start, going, others)).filter(([id]) => {
    const at = graph.nodes[id];
    return at !== undefined && endFault(graph.ground, others, going, at) === null;
  });
}

function expectSame(search: ReturnType<typeof searchesIn>[number], told: string): number {
  const { graph, start, going, others } = search;
  const reach = reachFrom(graph, start, going, others);
  if (typeof reach === 'string') throw new Error(`${told}: ${reach}`);
  const plain = plainEnds(search);
  const found = inOrder(reach.ends.map(({ at, cost }) => [at.id, cost]));
  expect(
    found.map(([id]) => id),
    told,
  ).toEqual(plain.map(([id]) => id));
  for (const [index, [, cost]] of plain.entries()) expect(found[index]?.[1], told).toBeCloseTo(cost, 4);
  for (const { at, cost } of reach.ends.filter((_end, index) => index % 17 === 0))
    expect(pathTo(reach, at), told).toMatchObject({ cost: expect.closeTo(cost, 4) });
  return plain.length;
}

describe.each([
  ['Kill Team 3', KILL_TEAM_3_MOVES],
  ['ACOLYTE', ACOLYTE_MOVES],
  ['Kill Team 2021', KILL_TEAM_2021_MOVES],
  ['Vanguard', VANGUARD_MOVES],
] as const)('where somebody can go by %s', (_, rules) => {
  it('should be what trying every way from every place finds, for as much, one search after the other', () => {
    let ends = 0;
    for (let seed = 0; seed < SCENES; seed += 1)
      for (const [index, search] of searchesIn(seed, rules).entries()) ends += expectSame(search, `${seed}.${index}`);
    expect(ends).toBeGreaterThan(SCENES * 50);
  });
});
