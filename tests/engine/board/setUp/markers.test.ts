import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../../src/content/bundledPack.ts';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import { missionOf, tableFor } from '../../../../src/content/buildMission.ts';
import { mapProblems } from '../../../../src/engine/board/mapTerrain.ts';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import { middleOfZone } from '../../../../src/engine/board/setUp/middleOfZone.ts';
import { cornersAround } from '../../../../src/engine/board/setUp/cornersAround.ts';
import { enter } from '../../../../src/engine/board/setUp/enter.ts';
import { bound } from '../../../../src/engine/board/setUp/bind.ts';
import { markersOfTable } from '../../../../src/engine/plugins/board/markersOfTable.ts';
import { misplacedAt } from '../../../../src/engine/board/placing.ts';
import { distance, distanceToPolygon } from '../../../../src/engine/board/plane.ts';
import { bodyOn } from '../../../../src/engine/board/setUp/body.ts';
import { drawFrom } from '../../../../src/engine/board/setUp/draw.ts';
import { entriesFor, randomEntry } from '../../../../src/engine/board/setUp/entries.ts';
import { layMarkers } from '../../../../src/engine/board/setUp/markers.ts';
import { scatter } from '../../../../src/engine/board/setUp/scatter.ts';
import { setUpZones } from '../../../../src/engine/board/setUp/spots.ts';
import { INCH, toGrid } from '../../../../src/engine/board/units.ts';
import { block, mapOf } from '../../../support/board/onBoard.ts';

const { killzones } = await loadBundledKillzones();
const maps = [...killzones.values()].map(({ map }) => map);
const pack = await loadBundledPack();
const missions = [...pack.missions.values()];
const ours = maps.filter(({ width }) => width === toGrid(30));
const [first] = ours;
if (first === undefined) throw new Error('no killzone');

const horde = (count: number, millimetres = 32) =>
  Array.from({ length: count }, (_, at) => ({ id: `e${at}`, body: bodyOn(millimetres) }));

describe('the markers of a scenario on a board', () => {
  it('should all lie on each of ours, each somewhere else, the same by the same seed', () => {
    for (const { plan } of missions)
      for (const map of ours) {
        const wanted = markersOfTable({ table: tableFor({ plan }, 3) ?? undefined });
        const laid = layMarkers(map, wanted, drawFrom('a'));
        expect(laid).toHaveLength(wanted.reduce((sum, { count }) => sum + count, 0));
        expect(new Set(laid.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(laid.length);
        expect(layMarkers(map, wanted, drawFrom('a'))).toEqual(laid);
      }
  });

  it('should lie where the scenarios that ship say: the engine in the centre, the way out at a short edge, a nest in each third', () => {
    const laidOf = (mission: string, map: (typeof ours)[number]) => {
      const row = pack.missions.get(mission);
      const wanted = markersOfTable({ table: (row && tableFor(row, 3)) ?? undefined });
      return layMarkers(map, wanted, drawFrom('a')).map(({ at }) => at);
    };
    for (const map of ours) {
      const middle = { x: map.width / 2, y: map.height / 2 };
      const [engine] = laidOf('break-the-engine', map);
      expect(distance(engine ?? { x: 0, y: 0 }, middle)).toBeLessThanOrEqual(toGrid(3));
      const [out] = laidOf('break-out', map);
      expect(Math.min(out?.x ?? middle.x, map.width - (out?.x ?? middle.x))).toBeLessThanOrEqual(toGrid(3));
      const nests = laidOf('cleanse', map);
      const [near, far] = nests.map(({ x, y }) =>
        setUpZones(map, 0).reduce((least, zone) => Math.min(least, distanceToPolygon({ x, y }, zone)), Infinity),
      );
      expect(far).toBeGreaterThan(near ?? Infinity);
    }
  });

  it('should lie where they are said to from the centre, along the longer sides and across, as near as somebody can stand', () => {
    const bare = { ...mapOf(), width: toGrid(30), height: toGrid(22) };
    const at = (map: typeof bare, fromCentre: readonly [number, number]) =>
      layMarkers(map, [{ id: 'a', kind: 'marker', count: 1, fromCentre }], drawFrom('a'))[0];
    expect(at(bare, [-8, 2])).toMatchObject({ at: { x: toGrid(7), y: toGrid(13) }, zone: null });
    const upright = { ...bare, width: toGrid(22), height: toGrid(30) };
    expect(at(upright, [-8, 2])).toMatchObject({ at: { x: toGrid(13), y: toGrid(7) } });
    expect(at(bare, [60, 0])?.at.x).toBeLessThanOrEqual(toGrid(30));
    const walled = {
      ...bare,
      pieces: [block('tank', { left: 13, near: 9, right: 17, far: 13, high: 3 }, 'Heavy')],
    };
    const beside = at(walled, [0, 0])?.at ?? { x: 0, y: 0 };
    expect(
      misplacedAt({ map: walled, places: {}, reading: 'thirdEdition' }, { ...beside, z: 0, ...bodyOn(32) }, []),
    ).toBeNull();
    expect(distance(beside, { x: toGrid(15), y: toGrid(11) })).toBeLessThan(toGrid(4));
  });

  it('should be those of its table, entry points known as such', () => {
    const row = [...pack.missions.values()].find(({ plan }) => plan?.markers.some(({ kind }) => kind === 'entry'));
    if (row === undefined) throw new Error('no scenario with an entry point');
    const wanted = markersOfTable(missionOf(pack, row, { acolytes: 3, flags: [] }));
    expect(wanted.map(({ id }) => id)).toEqual(row.plan?.markers.map(({ id }) => id));
    expect(wanted.map(({ kind }) => kind === 'entry')).toEqual(row.plan?.markers.map(({ kind }) => kind === 'entry'));
  });

  it('should stand on the board by their names, in place of those of the board', () => {
    const map = bound(
      first,
      [
        { id: 'lamp', kind: 'marker', count: 2, name: 'Lamp' },
        { id: 'stair', kind: 'entry', count: 1, name: 'Stair' },
      ],
      drawFrom('a'),
    );
    const of = (kind: string) => map.zones.filter((zone) => zone.kind === kind);
    expect(of('marker').map(({ id, name }) => [id, name])).toEqual([
      ['lamp-1', 'Lamp 1'],
      ['lamp-2', 'Lamp 2'],
    ]);
    expect(of('entry')).toHaveLength(first.zones.filter(({ kind }) => kind === 'entry').length);
    expect(of('entry').map(({ name }) => name)).toContain('Stair');
    expect(of('drop')).toEqual(first.zones.filter(({ kind }) => kind === 'drop'));
    expect(mapProblems(map)).toEqual([]);
    expect(bound(first, [], drawFrom('a'))).toBe(first);
  });

  it('should take those of the board first, entry points of neither side before those of one', () => {
    const laid = layMarkers(
      first,
      [
        { id: 'lamp', kind: 'marker', count: 4 },
        { id: 'stair', kind: 'entry', count: 3 },
      ],
      drawFrom('a'),
    );
    const zones = laid.map(({ zone }) => String(zone));
    expect(zones.slice(0, 3).toSorted()).toEqual(['marker-1', 'marker-2', 'marker-3']);
    expect(zones[3]).toBe('null');
    expect(zones.slice(4, 6).toSorted()).toEqual(['entry-3', 'entry-4']);
    expect(['entry-1', 'entry-2']).toContain(zones[6]);
    expect(laid.map(({ number }) => number)).toEqual([0, 1, 2, 3, 0, 1, 2]);
  });

  it('should lie well apart on open ground, outside of drop zones', () => {
    const laid = layMarkers(
      { ...first, zones: first.zones.filter(({ kind }) => kind === 'drop') },
      [{ id: 'a', kind: 'marker', count: 5 }],
      drawFrom('b'),
    );
    for (const [at, one] of laid.entries())
      for (const other of laid.slice(at + 1))
        expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(5 * INCH);
    const drops = [...setUpZones(first, 0), ...setUpZones(first, 1)];
    expect(laid.some(({ at }) => drops.some((zone) => distanceToPolygon(at, zone) === 0))).toBe(false);
  });

  it('should be left out where there is no room', () => {
    const full = mapOf(block('rock', { left: 0, near: 0, right: 30, far: 22, high: 3 }, 'Heavy'));
    expect(layMarkers(full, [{ id: 'a', kind: 'marker', count: 2 }], drawFrom('a'))).toEqual([]);
  });

  it('should know which entry points a side has, and draw one far from somebody', () => {
    expect(entriesFor(first, 0).map(({ id }) => id)).toEqual(['entry-1', 'entry-3', 'entry-4']);
    const away = { farFrom: [{ x: 0, y: toGrid(11) }], than: 20 * INCH };
    expect(randomEntry(first, away, drawFrom('a'))?.id).toBe('entry-2');
    expect(randomEntry(first, { ...away, than: 90 * INCH }, drawFrom('a'))).not.toBeNull();
    expect(randomEntry(mapOf(), {}, drawFrom('a'))).toBeNull();
    const own = Array.from({ length: 20 }, (_, seed) => randomEntry(first, { side: 0 }, drawFrom(`${seed}`))?.id);
    expect(new Set(own)).toEqual(new Set(['entry-1', 'entry-3', 'entry-4']));
  });
});

describe('enemies at the start', () => {
  it.each(ours)('should stand a third by what they guard, none in the other drop zone: $id', (map) => {
    const placed = scatter(map, { who: horde(9), taken: {} }, 0, drawFrom('a'));
    expect(Object.keys(placed)).toHaveLength(9);
    const near = Object.values(placed).filter(
      ({ x, y }) => Math.hypot(x - map.width / 2, y - map.height / 2) <= 6 * INCH,
    );
    expect(near.length).toBeGreaterThanOrEqual(3);
    for (const [id, at] of Object.entries(placed)) {
      const others = Object.keys(placed).filter((other) => other !== id);
      expect(misplacedAt({ map, reading: 'thirdEdition', places: placed }, at, others)).toBeNull();
      expect(setUpZones(map, 0).some((zone) => distanceToPolygon(at, zone) < at.radius)).toBe(false);
    }
    expect(scatter(map, { who: horde(9), taken: {} }, 0, drawFrom('a'))).toEqual(placed);
    expect(scatter(map, { who: horde(9), taken: {} }, 0, drawFrom('b'))).not.toEqual(placed);
  });

  it('should guard what they are told, and leave who has a place', () => {
    const at = { x: toGrid(26), y: toGrid(4) };
    const nest = { id: 'marker-1', name: 'The nest', kind: 'marker' as const, corners: cornersAround(at) };
    const map = { ...mapOf(), zones: [nest] };
    const taken = { e0: { x: toGrid(20), y: toGrid(11), z: 0, ...bodyOn(32) } };
    const placed = scatter(map, { who: horde(4), taken, guarded: 'The nest' }, 0, drawFrom('a'));
    expect(Object.keys(placed)).toEqual(['e1', 'e2', 'e3']);
    const { e1 } = placed;
    expect(Math.hypot((e1?.x ?? 0) - at.x, (e1?.y ?? 0) - at.y)).toBeLessThanOrEqual(6 * INCH);
  });
});

describe('somebody who comes in late', () => {
  const body = bodyOn(32);

  it('should stand at an entry point away from its enemies, on free ground', () => {
    const comes = (taken: readonly BoardPlace[]) =>
      enter(first, { who: [{ id: 'e1', body }], taken, foes: [{ x: 0, y: toGrid(11) }], side: 1 }, drawFrom('a')).e1;
    const at = comes([]);
    if (at === undefined) throw new Error('nobody came in');
    expect(misplacedAt({ map: first, reading: 'thirdEdition', places: {} }, at, [])).toBeNull();
    expect(comes([at])).not.toEqual(at);
    expect(comes([])).toEqual(at);
  });

  it('should come in with all others of its group at one entry point, each where it can stand', () => {
    const who = [25, 32, 32, 60, 32].map((mm, at) => ({ id: `e${at}`, body: bodyOn(mm) }));
    for (let seed = 0; seed < 20; seed += 1) {
      const places = enter(first, { who, taken: [], foes: [], side: 1 }, drawFrom(`${seed}`));
      expect(Object.keys(places).toSorted()).toEqual(who.map(({ id }) => id));
      const board = { map: first, reading: 'thirdEdition' as const, places };
      const ids = Object.keys(places);
      for (const [id, at] of Object.entries(places))
        expect(
          misplacedAt(
            board,
            at,
            ids.filter((other) => other !== id),
          ),
        ).toBeNull();
      const entry = randomEntry(first, { side: 1, than: 6 * INCH }, drawFrom(`${seed}`));
      const [widest, ...others] = Object.values(places).map((at) =>
        entry === null ? Infinity : distance(at, middleOfZone(entry)),
      );
      expect(widest).toBeLessThan(2.5 * INCH);
      expect(Math.max(...others)).toBeLessThan(6 * INCH);
    }
  });

  it('should leave out who finds no room', () => {
    const small = { ...first, width: toGrid(3), height: toGrid(3), pieces: [] };
    const who = [60, 60].map((mm, at) => ({ id: `e${at}`, body: bodyOn(mm) }));
    expect(Object.keys(enter(small, { who, taken: [], foes: [], side: 1 }, drawFrom('a')))).toEqual(['e0']);
  });

  it('should stay outside where the board has no way in, or no room', () => {
    expect(enter(mapOf(), { who: [{ id: 'e1', body }], taken: [], foes: [], side: 1 }, drawFrom('a'))).toEqual({});
  });
});
