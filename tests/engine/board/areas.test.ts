import { describe, expect, it } from 'vitest';
import { allInArea, insideArea } from '../../../src/engine/board/areas.ts';
import { type Standing, gapBetween, ovalOf } from '../../../src/engine/board/base.ts';
import { inControlRange } from '../../../src/engine/board/sight.ts';
import { type Part, withDoors } from '../../../src/engine/board/part.ts';
import type { Trait } from '../../../src/engine/board/trait.ts';
import { gapToPart, terrainOf } from '../../../src/engine/board/terrain.ts';
import { INCH, radiusOf, toGrid } from '../../../src/engine/board/units.ts';

const at = (x: number, y: number, z = 0): Standing => ({
  x: toGrid(x),
  y: toGrid(y),
  z: toGrid(z),
  head: toGrid(1.6),
  radius: radiusOf(32),
});
const box = (id: string, x: number, [low, high]: readonly [number, number], traits: readonly Trait[] = []): Part => ({
  id,
  feature: id,
  corners: [
    { x: toGrid(x), y: toGrid(-3) },
    { x: toGrid(x + 1), y: toGrid(-3) },
    { x: toGrid(x + 1), y: toGrid(3) },
    { x: toGrid(x), y: toGrid(3) },
  ],
  low: toGrid(low),
  high: toGrid(high),
  traits: new Set(traits),
});

describe('an area', () => {
  const blast = { x: 0, y: 0, radius: 0 };
  it('should have in it what reaches into it, and wholly what lies in it', () => {
    const edge = radiusOf(32) / INCH;
    expect(insideArea(blast, 2 * INCH, at(1, 0))).toBe('wholly');
    expect(insideArea(blast, 2 * INCH, at(2, 0))).toBe('partly');
    expect(insideArea(blast, 2 * INCH, at(2 + edge + 0.01, 0))).toBe('outside');
  });

  it('should not ask how high somebody stands', () => {
    expect(insideArea(blast, 2 * INCH, at(1, 0, 5))).toBe('wholly');
  });

  it('should be measured from the edge of a base, an oval too', () => {
    const middle = { x: 0, y: 0, ...ovalOf(105, 70, 0) };
    const along = { ...at(0, 0), x: middle.radius + INCH + radiusOf(32) };
    expect(insideArea(middle, INCH, along)).toBe('partly');
    expect(insideArea(middle, INCH, { ...along, x: along.x + 2 })).toBe('outside');
    expect(insideArea(middle, INCH + 2 * radiusOf(32), along)).toBe('wholly');
    expect(insideArea(middle, INCH, { ...along, x: 0, y: along.x })).toBe('outside');
  });

  it('should find all who are in it', () => {
    const all = [at(1, 0), at(2, 0), at(4, 0)];
    expect(allInArea(blast, 2 * INCH, all)).toEqual(all.slice(0, 2));
  });
});

describe('distances across heights', () => {
  it('should be measured up as well as along', () => {
    const [low, high] = [at(0, 0), at(3, 0, 4)];
    const along = 3 * INCH - 2 * radiusOf(32);
    expect(gapBetween(low, high)).toBeCloseTo(Math.hypot(along, 4 * INCH), 6);
    expect(gapBetween(at(0, 0), at(0, 0, 1))).toBe(INCH);
  });

  it('should go to the nearest of a floor, over or under it', () => {
    expect(gapToPart(at(0.5, 0), box('f', 0, [2, 2.1]))).toBe(2 * INCH);
    expect(gapToPart(at(0.5, 0, 3.1), box('f', 0, [2, 2.1]))).toBeCloseTo(INCH, 6);
  });

  it('should have somebody an inch above in control range, unless a floor lies between', () => {
    const pair = [at(0.5, 0, 2), at(0.5, 0, 3)] as const;
    expect(inControlRange(...pair, terrainOf([]))).toBe(true);
    expect(inControlRange(at(0.5, 0, 2), at(0.5, 0, 3.01), terrainOf([]))).toBe(false);
    const [low, high] = [at(0.5, 0, 0), at(0.5, 0, 1)];
    const around = {
      ...box('f', -5, [0.9, 0.95]),
      corners: [-9, 9].flatMap((x) => [-9, 9].map((y) => ({ x, y }))),
    };
    const floor = {
      ...around,
      corners: [
        [-9, -9],
        [9, -9],
        [9, 9],
        [-9, 9],
      ].map(([x = 0, y = 0]) => ({ x: toGrid(x), y: toGrid(y) })),
    };
    expect(inControlRange(low, { ...high, head: toGrid(1.6) }, terrainOf([floor]))).toBe(true);
    expect(inControlRange({ ...low, head: toGrid(0.5) }, high, terrainOf([floor]))).toBe(false);
  });
});

describe('doors', () => {
  const closed = { ...box('leaf', 0, [0, 2]), door: { id: 'd', when: 'closed' as const } };
  const swung = { ...box('swung', 4, [0, 2]), door: { id: 'd', when: 'open' as const } };
  const wall = box('wall', 8, [0, 2]);
  it('should have there what is there as they stand', () => {
    const ids = (open: readonly string[]) => withDoors([closed, swung, wall], new Set(open)).map(({ id }) => id);
    expect(ids([])).toEqual(['leaf', 'wall']);
    expect(ids(['d'])).toEqual(['swung', 'wall']);
    expect(ids(['other'])).toEqual(['leaf', 'wall']);
  });
});
