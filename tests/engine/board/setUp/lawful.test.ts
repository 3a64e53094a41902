import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import type { BoardMap } from '../../../../src/engine/board/boardMap.ts';
import { ANYWHERE, type Lying } from '../../../../src/engine/board/lying.ts';
import { terrainOn } from '../../../../src/engine/board/mapTerrain.ts';
import { type Point, distance, distanceToPolygon } from '../../../../src/engine/board/plane.ts';
import { USUAL } from '../../../../src/engine/board/setUp/body.ts';
import { drawFrom } from '../../../../src/engine/board/setUp/draw.ts';
import { layMarkers, type WantedMarkers } from '../../../../src/engine/board/setUp/markers.ts';
import { setUpZones, spotsIn } from '../../../../src/engine/board/setUp/spots.ts';
import { INCH, toGrid } from '../../../../src/engine/board/units.ts';
import { isVisible } from '../../../../src/engine/board/visible.ts';
import { block, mapOf } from '../../../support/board/onBoard.ts';

const { killzones } = await loadBundledKillzones();
const ours = [...killzones.values()].map(({ map }) => map).filter(({ width }) => width === toGrid(30));
const SEEDS = ['a', 'b', 'c', 'd', 'e'];

const strip = (id: string, side: 0 | 1, from: number, to: number): BoardMap['zones'][number] => ({
  id,
  kind: 'drop',
  name: id,
  side,
  corners: [
    [0, toGrid(from)],
    [toGrid(30), toGrid(from)],
    [toGrid(30), toGrid(to)],
    [0, toGrid(to)],
  ],
});

/** 30″ by 22″, nothing on it, the first side at the near edge. */
const bare = (more: Partial<BoardMap> = {}): BoardMap => ({
  ...mapOf(),
  width: toGrid(30),
  height: toGrid(22),
  zones: [strip('ours', 0, 0, 5), strip('theirs', 1, 17, 22)],
  ...more,
});

const wanting = (lies: Partial<Lying>, more: Partial<WantedMarkers> = {}): WantedMarkers => ({
  id: 'a',
  kind: 'marker',
  count: 1,
  lies: { ...ANYWHERE, ...lies },
  ...more,
});

const lay = (map: BoardMap, wanted: readonly WantedMarkers[], seed: string): readonly Point[] =>
  layMarkers(map, wanted, drawFrom(seed)).map(({ at }) => at);

const apart = (all: readonly Point[]): number =>
  Math.min(...all.flatMap((one, at) => all.slice(at + 1).map((other) => distance(one, other))));

/** What each area means on a board whose first side begins at the near edge. */
const AREAS: Readonly<Record<Lying['areas'][number], (at: Point, map: BoardMap) => boolean>> = {
  centre: (at, map) => distance(at, { x: map.width / 2, y: map.height / 2 }) <= 3 * INCH,
  nearCentre: (at, map) => distance(at, { x: map.width / 2, y: map.height / 2 }) <= 3 * INCH,
  middleLine: ({ y }, map) => Math.abs(y - map.height / 2) <= INCH,
  middleThird: ({ y }, map) => y >= map.height / 3 && y <= (2 * map.height) / 3,
  farHalf: ({ y }, map) => y >= map.height / 2,
  farThird: ({ y }, map) => y >= (2 * map.height) / 3,
  shortEdge: ({ x, y }, map) => Math.min(x, map.width - x) <= 3 * INCH && Math.abs(y - map.height / 2) <= 3 * INCH,
  longEdge: ({ x, y }, map) => Math.min(y, map.height - y) <= 3 * INCH && Math.abs(x - map.width / 2) <= 3 * INCH,
};

describe('a marker that lies by a rule', () => {
  it.each(Object.entries(AREAS))('should lie in its area, %s', (area, is) => {
    for (const seed of SEEDS) {
      const [at] = lay(bare(), [wanting({ areas: [area as Lying['areas'][number]] })], seed);
      expect(at !== undefined && is(at, bare())).toBe(true);
    }
  });

  it('should lie somewhere else by another seed, and in the very centre by each', () => {
    const places = (areas: Lying['areas']) =>
      new Set(SEEDS.map((seed) => JSON.stringify(lay(bare(), [wanting({ areas })], seed))));
    expect(places(['farThird']).size).toBeGreaterThan(2);
    expect(places(['centre']).size).toBe(1);
    const [centre] = lay(bare(), [wanting({ areas: ['centre'] })], 'a');
    expect(distance(centre ?? { x: 0, y: 0 }, { x: toGrid(15), y: toGrid(11) })).toBeLessThan(INCH);
  });

  it('should lie in each area after the other', () => {
    for (const seed of SEEDS) {
      const [first, second] = lay(bare(), [wanting({ areas: ['middleThird', 'farThird'] }, { count: 2 })], seed);
      expect(first !== undefined && AREAS.middleThird(first, bare())).toBe(true);
      expect(second !== undefined && AREAS.farThird(second, bare())).toBe(true);
    }
  });

  it('should turn with the first side: far is away from its drop zone', () => {
    const turned = bare({ zones: [strip('ours', 0, 17, 22), strip('theirs', 1, 0, 5)] });
    for (const seed of SEEDS)
      expect(lay(turned, [wanting({ areas: ['farThird'] })], seed)[0]?.y).toBeLessThanOrEqual(toGrid(22) / 3);
  });

  it('should lie apart from others and off the drop zone, as the scenario says, and beside another', () => {
    // It is named before the one that it lies beside.
    const wanted = [wanting({ beside: 'a' }, { id: 'b' }), wanting({ apart: 5, offDrop: 6 }, { count: 5 })];
    const [zone] = setUpZones(bare(), 0);
    for (const seed of SEEDS) {
      const laid = layMarkers(bare(), wanted, drawFrom(seed));
      const clues = laid.filter(({ id }) => id === 'a').map(({ at }) => at);
      expect(apart(clues)).toBeGreaterThan(5 * INCH);
      for (const at of clues) expect(distanceToPolygon(at, zone ?? [])).toBeGreaterThan(6 * INCH);
      const beside = laid.find(({ id }) => id === 'b')?.at ?? { x: 0, y: 0 };
      expect(distance(beside, clues[0] ?? beside)).toBeLessThanOrEqual(2 * INCH);
    }
  });

  it('should be seen from no drop zone, where there is such a place', () => {
    const walls = [
      block('near wall', { left: 10, near: 8, right: 15, far: 8.5, high: 4 }, 'Heavy'),
      block('far wall', { left: 10, near: 13, right: 15, far: 13.5, high: 4 }, 'Heavy'),
      block('left wall', { left: 10, near: 8.5, right: 10.5, far: 13, high: 4 }, 'Heavy'),
      block('right wall', { left: 14.5, near: 8.5, right: 15, far: 13, high: 4 }, 'Heavy'),
    ];
    const walled = bare({ pieces: walls });
    const terrain = terrainOn(walled);
    const eyes = ([0, 1] as const)
      .flatMap((side) => setUpZones(walled, side))
      .flatMap((zone) => spotsIn(walled, zone, USUAL, 2 * INCH));
    const isSeen = ({ x, y }: Point): boolean =>
      eyes.some((eye) =>
        isVisible(
          { x: eye.x, y: eye.y, z: eye.z, radius: eye.radius, head: eye.head },
          { x, y, z: 0, radius: 1, head: 1 },
          terrain,
        ),
      );
    for (const seed of SEEDS) {
      const [at] = lay(walled, [wanting({ areas: ['middleThird'], unseen: true })], seed);
      expect(at !== undefined && isSeen(at)).toBe(false);
    }
    expect(lay(bare(), [wanting({ areas: ['middleThird'], unseen: true })], 'a')).toHaveLength(1);
  });

  it('should be laid all the same where its rule cannot be kept, as near to it as can be', () => {
    const many = lay(bare(), [wanting({ areas: ['farThird'], apart: 30 }, { count: 6 })], 'a');
    expect(many).toHaveLength(6);
    for (const at of many) expect(AREAS.farThird(at, bare())).toBe(true);
    const nobody = bare({ zones: [] });
    expect(lay(nobody, [wanting({ areas: ['farThird'], offDrop: 6 }, { count: 3 })], 'a')).toHaveLength(3);
  });

  it('should take a place of the board before open ground where that keeps the rule, and no other', () => {
    const zone = (id: string, x: number, y: number): BoardMap['zones'][number] => ({
      id,
      kind: 'marker',
      name: id,
      corners: [
        [toGrid(x), toGrid(y)],
        [toGrid(x + 1), toGrid(y)],
        [toGrid(x + 1), toGrid(y + 1)],
        [toGrid(x), toGrid(y + 1)],
      ],
    });
    const map = bare({ zones: [...bare().zones, zone('near', 10, 8), zone('far', 12, 16)] });
    const laid = layMarkers(map, [wanting({ areas: ['farThird'] }, { count: 2 })], drawFrom('a'));
    expect(laid.map((each) => each.zone)).toEqual(['far', null]);
  });

  it('should keep to it on each killzone of ours', () => {
    for (const map of ours)
      for (const seed of SEEDS) {
        const laid = lay(map, [wanting({ apart: 5, offDrop: 6 }, { count: 5 })], seed);
        expect(apart(laid)).toBeGreaterThan(5 * INCH);
        const off = laid.flatMap((at) => setUpZones(map, 0).map((zone) => distanceToPolygon(at, zone)));
        expect(Math.min(...off)).toBeGreaterThan(6 * INCH);
      }
  });
});
