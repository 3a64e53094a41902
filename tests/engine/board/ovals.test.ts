import { describe, expect, it } from 'vitest';
import { type Standing, gapBetween, ovalOf } from '../../../src/engine/board/base.ts';
import { hasAnyLine } from '../../../src/engine/board/anyLine.ts';
import { terrainMoved } from '../../../src/engine/board/margin.ts';
import { outsideBase } from '../../../src/engine/board/oval.ts';
import { HIDDEN, hiddenBy } from '../../../src/engine/board/outcome.ts';
import { bestLeanings, sightOf } from '../../../src/engine/board/sight.ts';
import { KILL_TEAM_3 } from '../../../src/engine/board/sightRules.ts';
import { type Terrain, gapToPart, terrainOf } from '../../../src/engine/board/terrain.ts';
import { sampledHiding, sampledVisible } from '../../support/board/sampled.ts';
import { type Scene, sceneOf, withOvals } from '../../support/board/scenes.ts';

const SCENES = Number(process.env['BOARD_OVALS'] ?? 60);
const MILLIMETRE = 100;

/** Bases are sold round, or as one of these. */
const SOLD = [
  [60, 35],
  [75, 42],
  [90, 52],
  [105, 70],
  [170, 105],
] as const;

const oval = (long: number, wide: number, angle: number, at = { x: 0, y: 0 }): Standing => ({
  ...at,
  z: 0,
  head: 4_000,
  ...ovalOf(long, wide, angle),
});

/** Places on the edge of an oval, as many as are needed to measure by them. */
const edgeOf = ({ x, y, oval: shape }: Standing) =>
  Array.from({ length: 4_000 }, (_, index) => {
    const { long = 0, wide = 0, ux = 0, uy = 0 } = shape ?? {};
    const angle = (2 * Math.PI * index) / 4_000;
    const [along, aside] = [long * Math.cos(angle), wide * Math.sin(angle)];
    return { x: x + ux * along - uy * aside, y: y + uy * along + ux * aside };
  });

const answer = ({ a, b }: Scene, terrain: Terrain) => {
  const { visible, valid } = sightOf(KILL_TEAM_3, a, b, terrain);
  const best = bestLeanings(KILL_TEAM_3, a, b, terrain);
  return { visible, valid, least: Math.min(...best.map((each) => HIDDEN.indexOf(hiddenBy(each)))) };
};

const isFirm = (scene: Scene, by: number): boolean => {
  const terrain = terrainOf(scene.parts);
  const here = JSON.stringify(answer(scene, terrain));
  return [-by, by].every((each) => JSON.stringify(answer(scene, terrainMoved(terrain, each))) === here);
};

describe('an oval base', () => {
  it.each(SOLD)('should be as far from a place as its edge is: %i by %i mm', (long, wide) => {
    const base = oval(long, wide, 0.7, { x: 500, y: -300 });
    const edge = edgeOf(base);
    for (let index = 0; index < 40; index += 1) {
      const [x, y] = [20_000 * Math.cos(index) * Math.sin(3 * index), 20_000 * Math.sin(index) * Math.cos(2 * index)];
      const measured = Math.min(...edge.map((at) => Math.hypot(at.x - x, at.y - y)));
      const found = outsideBase(x, y, base);
      if (found > 0) expect(Math.abs(found - measured)).toBeLessThan(1);
    }
  });

  it('should be as far from another base as their edges are', () => {
    for (let index = 0; index < 30; index += 1) {
      const a = oval(75, 42, index);
      const b = oval(105, 70, 2 * index, { x: 12_000 * Math.cos(index), y: 12_000 * Math.sin(index) });
      const measured = Math.min(...edgeOf(a).map((at) => outsideBase(at.x, at.y, b)));
      expect(Math.abs(gapBetween(a, b) - measured)).toBeLessThan(1);
      expect(gapBetween(a, b)).toBeCloseTo(gapBetween(b, a), 3);
    }
  });

  it('should touch one that lies over it', () => {
    expect(gapBetween(oval(75, 42, 0), oval(75, 42, 1, { x: 5_000, y: 0 }))).toBe(0);
    expect(gapBetween(oval(75, 42, 0), oval(75, 42, 0, { x: 0, y: 4_200 }))).toBeCloseTo(0, 3);
  });

  it('should be as far from terrain as its edge is', () => {
    const base = oval(90, 52, 0.4);
    const corners = [
      { x: 5_000, y: 2_000 },
      { x: 6_000, y: 2_500 },
      { x: 5_200, y: 4_000 },
    ];
    const part = { id: 'p', feature: 'p', corners, low: 0, high: 2_540, traits: new Set<never>() };
    const sides = corners.flatMap((corner, at) => {
      const next = corners[(at + 1) % 3] ?? corner;
      return Array.from({ length: 500 }, (_, step) => ({
        x: corner.x + ((next.x - corner.x) * step) / 500,
        y: corner.y + ((next.y - corner.y) * step) / 500,
      }));
    });
    const measured = Math.min(...sides.map(({ x, y }) => outsideBase(x, y, base)));
    expect(Math.abs(gapToPart(base, part) - measured)).toBeLessThan(2);
  });

  it('should be seen and hidden as a round one is that is as long as it is wide', () => {
    const wrong = Array.from({ length: 300 }, (_, seed) => sceneOf(seed)).filter((scene) => {
      const asOval = (base: Standing) => ({ ...base, ...ovalOf(base.radius / 50, base.radius / 50, 1) });
      const other = { ...scene, a: asOval(scene.a), b: asOval(scene.b) };
      const terrain = terrainOf(scene.parts);
      const isSame =
        JSON.stringify(answer(scene, terrain)) === JSON.stringify(answer(other, terrain)) &&
        hasAnyLine(scene.a, scene.b, terrain) === hasAnyLine(other.a, other.b, terrain);
      return !isSame && isFirm(scene, MILLIMETRE / 2);
    });
    expect(wrong).toEqual([]);
  });

  it(`should be seen and hidden as many samples say, in ${SCENES} scenes, wherever a millimetre changes nothing`, () => {
    let firm = 0;
    const wrong: unknown[] = [];
    for (let seed = 0; seed < SCENES; seed += 1) {
      const scene = withOvals(sceneOf(seed + 50_000), seed);
      if (scene === null || !isFirm(scene, MILLIMETRE)) continue;
      firm += 1;
      const { a, b, parts } = scene;
      const hidings = sampledHiding(a, b, parts);
      const least = Math.min(...hidings.map((each) => HIDDEN.indexOf(hiddenBy({ ...each, heavyCover: new Set() }))));
      const found = answer(scene, terrainOf(parts));
      if (found.least !== least || found.visible !== sampledVisible(a, b, parts)) wrong.push({ seed, found, least });
    }
    expect(wrong).toEqual([]);
    expect(firm).toBeGreaterThan(SCENES / 3);
  });
});
