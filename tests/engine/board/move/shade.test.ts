import { describe, expect, it } from 'vitest';
import { bitOf, wordOf } from '../../../../src/engine/board/move/bits.ts';
import { type Graph, type Node, graphOf } from '../../../../src/engine/board/move/graph.ts';
import { BLOCKED } from '../../../../src/engine/board/move/ground.ts';
import { closedTo, extraBetween, lookAround, openTo } from '../../../../src/engine/board/move/knownWays.ts';
import { LONGEST, SPACING } from '../../../../src/engine/board/move/lattice.ts';
import { ACOLYTE_MOVES, KILL_TEAM_2021_MOVES, VANGUARD_MOVES } from '../../../../src/engine/board/move/moveRules.ts';
import { distance } from '../../../../src/engine/board/plane.ts';
import { groundFor, moveSceneOf } from '../../../support/board/grounds.ts';

const SCENES = Number(process.env['SHADE_SCENES'] ?? 12);
/** Of all places of a scene every so many looks around. */
const EVERY = 29;
/** Of all ways on the ground of a scene without doors so many may lie at the border of a shadow. */
const UNSURE = 0.03;

/** What a place is sure of to one on its level: that there is no way, an open one, or neither. */
function sureOf(graph: Graph, from: Node, to: Node): 'closed' | 'open' | 'neither' {
  const [off, word, bit] = [to.row - from.row, wordOf(to.column), bitOf(to.column)];
  if ((closedTo(graph, from, off, word) & bit) !== 0) return 'closed';
  return (openTo(graph, from, off, word) & bit) === 0 ? 'neither' : 'open';
}

interface Told {
  closed: number;
  open: number;
  neither: number;
}

/** Looks around from one place, and finds out of each way by itself whether it is so. */
function lookFrom(graph: Graph, from: Node, told: Told, seed: number): void {
  const level = graph.levels[from.level];
  if (level === undefined) throw new Error('no level');
  lookAround(graph, from);
  for (const to of graph.nodes) {
    if (to.level !== from.level || to.corner !== null || to === from) continue;
    if (distance(from, to) > LONGEST * SPACING) continue;
    const sure = sureOf(graph, from, to);
    const extra = extraBetween(graph.ground, level.height, from, to);
    if (sure === 'closed') expect(extra, `${seed} ${from.id} ${to.id}`).toBe(BLOCKED);
    if (sure === 'open') expect(extra, `${seed} ${from.id} ${to.id}`).toBe(0);
    if (from.z === 0) told[sure] += 1;
  }
}

describe.each([
  ['Kill Team 3', ACOLYTE_MOVES],
  ['Kill Team 2021, where things are traversed', KILL_TEAM_2021_MOVES],
  ['Vanguard', VANGUARD_MOVES],
] as const)('looking over the lattice by %s', (_, rules) => {
  it('should be sure of nothing that is not so, and of nearly everything where no door is', () => {
    const told: Told = { closed: 0, open: 0, neither: 0 };
    const crossed: Told = { closed: 0, open: 0, neither: 0 };
    for (let seed = 0; seed < SCENES; seed += 1) {
      const graph = graphOf(groundFor(moveSceneOf(seed + 3_000, rules), rules));
      const isCrossed = graph.levels.some(({ height: { doors, low } }) => doors.length + low.length > 0);
      for (const from of graph.nodes)
        if (from.id % EVERY === seed % EVERY) lookFrom(graph, from, isCrossed ? crossed : told, seed);
    }
    for (const { closed, open } of [told, crossed]) expect(Math.min(closed, open)).toBeGreaterThan(1_000);
    const { closed, open, neither } = told;
    expect(neither / (closed + open + neither)).toBeLessThan(UNSURE);
  });
});
