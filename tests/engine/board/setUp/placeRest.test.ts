import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import { lookFrom, standingAt } from '../../../../src/engine/board/looks.ts';
import { convexOf } from '../../../../src/engine/board/part.ts';
import { misplacedAt } from '../../../../src/engine/board/placing.ts';
import { bodyOf, bodyOn } from '../../../../src/engine/board/setUp/body.ts';
import { drawFrom } from '../../../../src/engine/board/setUp/draw.ts';
import { leewayAt } from '../../../../src/engine/board/setUp/leeway.ts';
import { type Newcomer, placeRest } from '../../../../src/engine/board/setUp/placeRest.ts';
import { isWhollyIn, outsideSetUp, setUpZones, spotsIn } from '../../../../src/engine/board/setUp/spots.ts';
import { INCH, radiusOf, toGrid } from '../../../../src/engine/board/units.ts';
import { block, mapOf } from '../../../support/board/onBoard.ts';

const { killzones } = await loadBundledKillzones();
const maps = [...killzones.values()].map(({ map }) => map);

const team = (count: number, millimetres = 32): readonly Newcomer[] =>
  Array.from({ length: count }, (_, at) => ({ id: `m${at}`, body: bodyOn(millimetres) }));

const strip = (left: number, right: number, side: 0 | 1) => ({
  id: `drop-${side}`,
  kind: 'drop' as const,
  name: 'Drop zone',
  side,
  corners: [
    [toGrid(left), 0],
    [toGrid(right), 0],
    [toGrid(right), toGrid(22)],
    [toGrid(left), toGrid(22)],
  ] satisfies [number, number][],
});
const withZones = (...pieces: Parameters<typeof mapOf>) => ({
  ...mapOf(...pieces),
  zones: [strip(0, 6, 0), strip(24, 30, 1)],
});

describe('placing the rest', () => {
  it('should place everybody inside the zone, on nobody and in nothing, the same by the same seed', () => {
    const bases = fc.constantFrom(25, 28.5, 32, 40);
    fc.assert(
      fc.property(
        fc.constantFrom(...maps),
        fc.constantFrom<0 | 1>(0, 1),
        fc.array(bases, { minLength: 1, maxLength: 8 }),
        fc.string(),
        (map, side, sizes, seed) => {
          const who = sizes.map((size, at) => ({ id: `m${at}`, body: bodyOn(size) }));
          const taken = { old: spotsIn(map, setUpZones(map, side)[0] ?? [], bodyOn(40), 2 * INCH)[7] };
          const there = taken.old === undefined ? {} : { old: taken.old };
          const placed = placeRest(map, side, { who, taken: there }, drawFrom(seed));
          expect(Object.keys(placed).toSorted()).toEqual(who.map(({ id }) => id).toSorted());
          const places = { ...there, ...placed };
          for (const [id, at] of Object.entries(placed)) {
            const others = Object.keys(places).filter((other) => other !== id);
            expect(misplacedAt({ map, reading: 'thirdEdition', places }, at, others)).toBeNull();
            expect(setUpZones(map, side).some((zone) => isWhollyIn(zone, at))).toBe(true);
          }
          expect(placeRest(map, side, { who, taken: there }, drawFrom(seed))).toEqual(placed);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('should take cover first', () => {
    const map = withZones(block('wall', { left: 4, near: 8, right: 4.4, far: 14, high: 5 }, 'Heavy'));
    const { m0 } = placeRest(map, 0, { who: team(1), taken: {} }, drawFrom('a'));
    expect(m0?.x).toBeLessThan(toGrid(4));
    expect(Math.abs((m0?.y ?? 0) - toGrid(11))).toBeLessThan(toGrid(3));
  });

  it('should not hide where it is shut in, as long as there is cover with ways on', () => {
    const [behind, cell] = [
      block('wall', { left: 4, near: 2, right: 4.4, far: 7, high: 5 }, 'Heavy'),
      [
        block('front', { left: 4, near: 14, right: 4.4, far: 19, high: 5 }, 'Heavy'),
        block('near', { left: 0.2, near: 14, right: 4, far: 14.4, high: 5 }, 'Heavy'),
        block('far', { left: 0.2, near: 18.6, right: 4, far: 19, high: 5 }, 'Heavy'),
        block('back', { left: 0, near: 14, right: 0.2, far: 19, high: 5 }, 'Heavy'),
      ],
    ];
    const map = withZones(behind, ...cell);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { m0 } = placeRest(map, 0, { who: team(1), taken: {} }, drawFrom(seed));
      expect(m0?.y).toBeLessThan(toGrid(8));
      expect(m0?.x).toBeLessThan(toGrid(4));
    }
  });

  it('should leave most of the ground around to be reached with two moves, on our killzones', () => {
    for (const map of maps) {
      const placed = Object.values(placeRest(map, 0, { who: team(6), taken: {} }, drawFrom('ways')));
      const leeway = placed.map((at) => leewayAt(map, at));
      expect({ map: map.id, least: Math.min(...leeway) > 0.3 }).toEqual({ map: map.id, least: true });
    }
  });

  it('should not stand in a heap where all is open', () => {
    const placed = Object.values(placeRest(withZones(), 0, { who: team(6), taken: {} }, drawFrom('a')));
    const gaps = placed.flatMap((one, at) =>
      placed.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - 2 * one.radius),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(INCH);
  });

  it('should not put several behind one wall, also where they come one after another', () => {
    const square = maps.filter(({ width, height }) => width === height);
    expect(square.length).toBeGreaterThan(1);
    for (const map of square) {
      let taken: Readonly<Record<string, BoardPlace>> = {};
      for (const who of team(6, 28.5)) {
        const own = Object.keys(taken);
        taken = { ...taken, ...placeRest(map, 0, { who: [who], taken, own }, drawFrom(`s ${who.id}`)) };
      }
      const all = Object.values(taken);
      expect(all).toHaveLength(6);
      const besides = all.map(
        (one) =>
          all.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) - 2 * one.radius < 2 * INCH).length - 1,
      );
      expect(Math.max(...besides)).toBeLessThan(2);
    }
  });

  it('should leave whoever has a place where it is, and out whoever finds no room', () => {
    const map = { ...withZones(), zones: [strip(0, 1.5, 0), strip(24, 30, 1)] };
    const at: BoardPlace = { x: toGrid(0.75), y: toGrid(3), z: 0, ...bodyOn(32) };
    const placed = placeRest(map, 0, { who: team(40), taken: { m0: at } }, drawFrom('a'));
    expect(placed['m0']).toBeUndefined();
    expect(Object.keys(placed).length).toBeLessThan(39);
    expect(Object.keys(placed).length).toBeGreaterThan(8);
  });

  it('should measure how far somebody sticks out of where its side sets up', () => {
    const zone = { id: 'left', kind: 'drop', name: 'Left', side: 0 } as const;
    const corners = [
      [0, 0],
      [toGrid(6), 0],
      [toGrid(6), toGrid(22)],
      [0, toGrid(22)],
    ] as [number, number][];
    const map = { ...mapOf(), zones: [{ ...zone, corners }] };
    const at = (x: number) => ({ x: toGrid(x), y: toGrid(11), radius: toGrid(0.5) });
    expect([at(5), at(5.5), at(6)].map((base) => outsideSetUp(map, 0, base))).toEqual([0, 0, toGrid(0.5)]);
    expect(outsideSetUp(map, 1, at(15))).toBe(0);
  });

  it('should set up anywhere on a board without zones', () => {
    expect(setUpZones(mapOf(), 1)).toEqual([
      convexOf([
        { x: 0, y: 0 },
        { x: toGrid(30), y: 0 },
        { x: toGrid(30), y: toGrid(22) },
        { x: 0, y: toGrid(22) },
      ]),
    ]);
    expect(Object.keys(placeRest(mapOf(), 1, { who: team(3), taken: {} }, drawFrom('a')))).toHaveLength(3);
  });

  it('should be seen less than by chance on our killzones', () => {
    const exposed = (map: (typeof maps)[number], at: BoardPlace) => {
      const eye = { x: map.width - toGrid(3), y: map.height / 2, z: 0, ...bodyOn(32) };
      const { hidden } = lookFrom({ map, reading: 'thirdEdition', places: {} }, standingAt(eye), standingAt(at));
      return hidden === 'clear' ? 1 : 0;
    };
    const [thought, chance] = [[0], [0]];
    for (const map of maps.filter(({ width }) => width === toGrid(30))) {
      const placed = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) =>
        Object.values(placeRest(map, 0, { who: team(6), taken: {} }, drawFrom(seed))),
      );
      thought.push(...placed.map((at) => exposed(map, at)));
      const spots = setUpZones(map, 0).flatMap((zone) => spotsIn(map, zone, bodyOn(32), 3 * INCH));
      chance.push(...spots.map((at) => exposed(map, at)));
    }
    const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(mean(thought)).toBeLessThan(mean(chance) / 2);
  });
});

describe('the ground that is reached', () => {
  const at = (x: number, y: number): BoardPlace => ({ x: toGrid(x), y: toGrid(y), z: 0, ...bodyOn(32) });

  it('should be nearly all where nothing stands, and hardly any where somebody is shut in', () => {
    expect(leewayAt(mapOf(), at(15, 11))).toBeGreaterThan(0.75);
    const cell = [
      block('a', { left: 12, near: 8, right: 18, far: 9, high: 9 }, 'Heavy'),
      block('b', { left: 12, near: 13, right: 18, far: 14, high: 9 }, 'Heavy'),
      block('c', { left: 12, near: 9, right: 13, far: 13, high: 9 }, 'Heavy'),
      block('d', { left: 17, near: 9, right: 18, far: 13, high: 9 }, 'Heavy'),
    ];
    expect(leewayAt(mapOf(...cell), at(15, 11))).toBeLessThan(0.1);
  });

  it('should be as much of a corner as of the middle where both are open', () => {
    expect(leewayAt(mapOf(), at(1, 1))).toBeGreaterThan(0.75);
  });
});

describe('spots', () => {
  it('should be all places of a lattice where nobody is misplaced', () => {
    for (const map of maps) {
      const whole = setUpZones({ ...map, zones: [] }, 0);
      const spots = whole.flatMap((zone) => spotsIn(map, zone, bodyOn(32), 3 * INCH));
      expect(spots.length).toBeGreaterThan(30);
      const board = { map, reading: 'thirdEdition' as const, places: {} };
      expect(spots.filter((at) => misplacedAt(board, at, []) !== null)).toEqual([]);
      expect(spots.every(({ z, vantage }) => z === 0 || vantage !== undefined)).toBe(true);
    }
  });

  it('should be on floors and under them', () => {
    const deck = block('deck', { left: 2, near: 2, right: 5, far: 5, low: 2.9, high: 3 }, 'Vantage');
    const zone = setUpZones(withZones(deck), 0);
    const heights = new Set(zone.flatMap((each) => spotsIn(withZones(deck), each, bodyOn(32), INCH)).map(({ z }) => z));
    expect([...heights]).toEqual([0, toGrid(3)]);
  });
});

describe('the body of a model', () => {
  it.each([
    ['a bystander', 3, ['AUXILIA'], 25],
    ['a person', 8, ['IMPERIUM', 'LEADER'], 28.5],
    ['somebody tough', 12, ['GANG'], 32],
    ['something heavy', 14, ['NPO'], 40],
    ['an Astartes', 14, ['CHAOS', 'HERETIC ASTARTES'], 32],
    ['an Astartes in heavy armour', 18, ['ADEPTUS ASTARTES'], 40],
  ])('should be that of %s', (_, wounds, keywords, millimetres) => {
    expect(bodyOf({ wounds, keywords })).toEqual(bodyOn(millimetres));
  });

  it('should have a head by its base', () => {
    expect(bodyOn(28.5)).toEqual({ radius: radiusOf(28.5), head: toGrid(1.35) });
    expect(bodyOn(100).head).toBe(toGrid(2.4));
  });
});
