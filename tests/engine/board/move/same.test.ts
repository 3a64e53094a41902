import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../../src/engine/board/move/graph.ts';
import type { Bounds } from '../../../../src/engine/board/move/ground.ts';
import { ACOLYTE_MOVES, KILL_TEAM_2021_MOVES } from '../../../../src/engine/board/move/moveRules.ts';
import { type Going, nobody } from '../../../../src/engine/board/move/others.ts';
import { areaOf, pathTo, reachFrom } from '../../../../src/engine/board/move/reach.ts';
import type { End } from '../../../../src/engine/board/move/searching.ts';
import { pathCost } from '../../../../src/engine/board/move/walk.ts';
import type { Point } from '../../../../src/engine/board/plane.ts';
import { INCH } from '../../../../src/engine/board/units.ts';
import { BOUNDS, type MoveScene, groundFor, moveSceneOf } from '../../../support/board/grounds.ts';

const SCENES = 25;
const rules = ACOLYTE_MOVES;
const goes = (inches: number): Going => ({ allowance: inches * INCH, climbs: true, ranges: 'never', falls: false });
/** Of all ends, how many rounding to the grid may change: a corner a hundredth of a millimetre off. */
const OFF = 0.01;

function reachOf(scene: MoveScene, inches: number, bounds: Bounds = BOUNDS) {
  const reach = reachFrom(graphOf(groundFor(scene, rules, bounds)), scene.from, goes(inches), nobody);
  if (typeof reach === 'string') throw new Error(`${scene.seed}: ${reach}`);
  return reach;
}

const scenes = Array.from({ length: SCENES }, (_, seed) => moveSceneOf(seed + 5_000, rules));
const key = ({ x, y, z }: Point & { z: number }): string => `${x} ${y} ${z}`;
const costsOf = (ends: readonly End[]) => new Map(ends.map(({ at, cost }) => [key(at), cost]));

/** The same scene, every place of it elsewhere. */
const elsewhere = (scene: MoveScene, to: (at: Point) => Point, turned: boolean): MoveScene => ({
  ...scene,
  from: { ...scene.from, ...to(scene.from) },
  parts: scene.parts.map((part) => {
    const corners = part.corners.map(to);
    return { ...part, corners: turned ? corners.toReversed() : corners };
  }),
});

const WIDE = BOUNDS.right;
const away = { left: 12_345, right: BOUNDS.right + 12_345, near: -6_789, far: BOUNDS.far - 6_789 };
const onSide = { left: -BOUNDS.far, right: 0, near: 0, far: WIDE };

describe('a board', () => {
  it.each([
    ['elsewhere', ({ x, y }: Point) => ({ x: x + 12_345, y: y - 6_789 }), away, false],
    ['in a mirror', ({ x, y }: Point) => ({ x: WIDE - x, y }), BOUNDS, true],
    ['turned by a quarter', ({ x, y }: Point) => ({ x: -y, y: x }), onSide, false],
  ] as const)('should be the same %s', (_, to, bounds, turned) => {
    let [all, off] = [0, 0];
    for (const scene of scenes) {
      const there = costsOf(reachOf(elsewhere(scene, to, turned), 5, bounds).ends);
      // Corners are rounded to the grid, which is not the same in a mirror: the places of the lattice are.
      for (const { at, cost } of reachOf(scene, 5).ends) {
        if ('corner' in at && at.corner !== null) continue;
        all += 1;
        if (there.get(key({ ...to(at), z: at.z })) !== cost) off += 1;
      }
    }
    expect(all).toBeGreaterThan(SCENES * 50);
    expect(off / all).toBeLessThan(OFF);
  });

  it('should never lose a place, nor make it dearer, where more is allowed', () => {
    for (const scene of scenes) {
      const more = costsOf(reachOf(scene, 6).ends);
      for (const { at, cost } of reachOf(scene, 4).ends)
        expect(more.get(key(at)), `${scene.seed}`).toBeLessThanOrEqual(cost);
    }
  });

  it('should take everything back in its area, once', () => {
    for (const scene of scenes.slice(0, 10)) {
      const reach = reachOf(scene, 5);
      const area = areaOf(reach.ends).reduce(
        (sum, { left, right, near, far }) => sum + (right - left) * (far - near),
        0,
      );
      const lattice = reach.ends.filter(({ at }) => 'corner' in at && at.corner === null);
      expect(area).toBe(lattice.length * (INCH / 2) ** 2);
    }
  });

  it('should find a way to any place between those of the lattice, at its own cost, and none that is dearer by hand', () => {
    let found = 0;
    for (const scene of scenes) {
      const reach = reachOf(scene, 6);
      const ground = groundFor(scene, rules);
      for (const { at } of reach.ends.filter((_end, index) => index % 11 === 0)) {
        const end = { x: at.x + 311, y: at.y - 207, z: at.z };
        const path = pathTo(reach, end);
        if (path === null || typeof path === 'string') continue;
        found += 1;
        expect(pathCost(ground, goes(6), nobody, path.points)).toMatchObject({ why: null, cost: path.cost });
        const straight = pathCost(ground, goes(6), nobody, [scene.from, end]);
        if (straight.why === null) expect(path.cost).toBeLessThanOrEqual(straight.cost);
      }
    }
    expect(found).toBeGreaterThan(SCENES * 3);
  });
});

describe('a start', () => {
  it('should say why nobody stands there', () => {
    const scene = moveSceneOf(1, rules);
    const graph = graphOf(groundFor(scene, KILL_TEAM_2021_MOVES));
    expect(reachFrom(graph, { x: -500, y: 0, z: 0 }, goes(6), nobody)).toBe('offBoard');
    expect(reachFrom(graph, { ...scene.from, z: 777 }, goes(6), nobody)).toBe('noFooting');
  });
});
