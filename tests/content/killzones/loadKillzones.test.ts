import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../src/content/killzones/bundledKillzones.ts';
import { loadKillzones } from '../../../src/content/killzones/loadKillzones.ts';
import { THEATRES } from '../../../src/content/killzones/schema.ts';
import { boardMap } from '../../../src/engine/board/boardMap.ts';
import { mapProblems } from '../../../src/engine/board/mapTerrain.ts';
import { INCH, toGrid } from '../../../src/engine/board/units.ts';
import { OFFERED_GAMES } from '../../../src/content/offeredGames.ts';

const manifest = {
  id: 'mine',
  name: 'Mine',
  version: '1.0.0',
  schemaVersion: 10,
  ruleset: 'kt3',
  languages: ['en'],
  credits: [],
  dependencies: [],
  changelog: [],
};
const wall = { id: 'wall', name: 'Wall', parts: [{ box: [-2, -0.2, 2, 0.2], high: 4, traits: ['Heavy'] }] };
const door = {
  id: 'door',
  name: 'Door',
  parts: [{ box: [-1, -0.2, 1, 0.2], high: 3, traits: ['Heavy', 'Accessible'] }],
};
const yard = {
  id: 'yard',
  name: 'Yard',
  text: 'A yard.',
  theatre: 'standard',
  size: [30, 22],
  pieces: [{ piece: 'wall', at: [10, 5], turned: 90 }],
  zones: [{ id: 'drop-1', kind: 'drop', name: 'Drop zone', side: 0, box: [0, 0, 6, 22] }],
};
const files = (killzone: object, pieces: readonly object[] = [wall, door]) => ({
  'pack.json': manifest,
  'pieces.json': pieces,
  'killzones.json': [killzone],
});

function mapOf(killzone: object) {
  const result = loadKillzones(files(killzone));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const [first] = result.pack.killzones.values();
  if (first === undefined) throw new Error('no killzone');
  return first.map;
}

function problemsOf(given: unknown): readonly string[] {
  const result = loadKillzones(given);
  return result.ok ? [] : result.problems.map(({ file, path, code }) => `${file} ${path} ${code}`);
}

const inches = (corners: readonly (readonly [number, number])[] = []) =>
  corners.map(([x, y]) => [x / INCH, y / INCH].map((at) => Math.round(at * 100) / 100));

describe('reading killzones', () => {
  it('should place a piece turned, on the grid', () => {
    const [piece] = mapOf(yard).pieces;
    expect(piece).toMatchObject({ id: 'wall-1', name: 'Wall' });
    expect(inches(piece?.parts[0]?.corners)).toEqual([
      [10.2, 3],
      [10.2, 7],
      [9.8, 7],
      [9.8, 3],
    ]);
    expect(piece?.parts[0]).toMatchObject({ low: 0, high: toGrid(4), traits: ['Heavy'] });
  });

  it('should mirror a piece before it is turned', () => {
    const corner = { id: 'corner', name: 'Corner', parts: [{ box: [0, 0, 3, 1], high: 2, traits: ['Heavy'] }] };
    const result = loadKillzones(
      files({ ...yard, pieces: [{ piece: 'corner', at: [10, 10], turned: 90, mirrored: true }] }, [corner]),
    );
    const [first] = result.ok ? result.pack.killzones.values() : [];
    const xs = inches(first?.map.pieces[0]?.parts[0]?.corners);
    expect([Math.min(...xs.map(([x = 0]) => x)), Math.max(...xs.map(([x = 0]) => x))]).toEqual([9, 10]);
    expect([Math.min(...xs.map(([, y = 0]) => y)), Math.max(...xs.map(([, y = 0]) => y))]).toEqual([7, 10]);
  });

  it.each([
    ['turned', [20, 17]],
    ['mirrored', [20, 5]],
  ])('should bring each piece again where it is %s', (symmetry, [x = 0, y = 0]) => {
    const { pieces } = mapOf({ ...yard, symmetry });
    expect(pieces.map(({ id }) => id)).toEqual(['wall-1', 'wall-2']);
    const corners = inches(pieces[1]?.parts[0]?.corners);
    expect(corners.reduce((sum, [at = 0]) => sum + at, 0) / 4).toBeCloseTo(x);
    expect(corners.reduce((sum, [, at = 0]) => sum + at, 0) / 4).toBeCloseTo(y);
  });

  it('should bring a piece once that would lie on itself', () => {
    const { pieces } = mapOf({ ...yard, symmetry: 'turned', pieces: [{ piece: 'wall', at: [15, 11], turned: 90 }] });
    expect(pieces).toHaveLength(1);
  });

  it('should keep a door open that is', () => {
    const { pieces } = mapOf({ ...yard, pieces: [{ piece: 'door', at: [10, 5], open: true }] });
    expect(pieces[0]?.open).toBe(true);
  });

  it('should take pieces of its own, with their other halves', () => {
    const shed = { id: 'shed', name: 'Shed', parts: [{ box: [2, 2, 4, 4], high: 2, traits: ['Heavy'] }] };
    const { pieces } = mapOf({ ...yard, symmetry: 'turned', pieces: [], own: [shed] });
    expect(pieces.map(({ id }) => id)).toEqual(['shed', 'shed-2']);
  });

  it('should say each thing that is wrong, and where', () => {
    const part = { box: [-1, -1, 1, 1], high: 2, traits: ['Heavy'] };
    const dart = {
      corners: [
        [0, 0],
        [2, 0],
        [0.5, 0.5],
        [0, 2],
      ],
      high: 2,
      traits: ['Heavy'],
    };
    const pieces = [
      wall,
      { ...wall, parts: [{ ...part, traits: ['Soft'] }] },
      { id: 'dart', name: 'Dart', parts: [part, dart] },
      { id: 'both', name: 'Both', parts: [{ ...dart, box: part.box }] },
    ];
    expect(problemsOf(files(yard, pieces))).toEqual([
      'pieces.json [1].parts[0].traits[0] notAllowed',
      'pieces.json [3].parts[0] badFormat',
    ]);
    expect(problemsOf(files(yard, [wall, wall, { id: 'dart', name: 'Dart', parts: [part, dart] }]))).toEqual([
      'pieces.json [1].id duplicateId',
      'pieces.json [2].parts[1] notConvex',
    ]);
    expect(problemsOf(files(yard, [{ ...wall, parts: [{ ...part, low: 2 }] }]))).toEqual([
      'pieces.json [0].parts[0] noHeight',
      'killzones.json [0].pieces[0] noHeight',
    ]);
  });

  it.each([
    ['a piece over the edge', { pieces: [{ piece: 'wall', at: [10, 1], turned: 90 }] }, 'pieces[0] overEdge'],
    ['a zone larger than the board', { zones: [{ ...yard.zones[0], box: [0, 0, 6, 23] }] }, 'zones[0] overEdge'],
    ['a zone twice', { zones: [yard.zones[0], yard.zones[0]] }, 'zones[1] duplicateId'],
    ['a piece that there is not', { pieces: [{ piece: 'tree', at: [10, 5] }] }, 'pieces[0].piece unknownReference'],
    ['a theatre that there is not', { theatre: 'moon' }, 'theatre notAllowed'],
    ['a board larger than any', { size: [400, 22] }, 'size[0] outOfRange'],
    [
      'more pieces than any board has',
      { pieces: Array.from({ length: 501 }, () => yard.pieces[0]) },
      'pieces outOfRange',
    ],
    [
      'more pieces than any board has with their other halves',
      { symmetry: 'turned', pieces: Array.from({ length: 300 }, () => yard.pieces[0]) },
      'pieces outOfRange',
    ],
    ['a key that nobody knows', { weather: 'fair' }, 'weather unknownKey'],
  ])('should refuse %s', (_, change, problem) => {
    expect(problemsOf(files({ ...yard, ...change }))).toEqual([`killzones.json [0].${problem}`]);
  });

  it.each([null, 3, 'pack', [], { 'pack.json': manifest, 'more.json': [] }, { 'killzones.json': [yard] }])(
    'should refuse %j',
    (given) => {
      expect(problemsOf(given)).not.toEqual([]);
    },
  );

  it('should name pieces of another pack that it was given', () => {
    const { 'pieces.json': _, ...without } = files(yard);
    const known = loadKillzones(files(yard));
    expect(problemsOf(without)).toEqual(['killzones.json [0].pieces[0].piece unknownReference']);
    expect(known.ok && loadKillzones(without, known.pack.pieces).ok).toBe(true);
  });
});

const { pieces: templates, killzones } = await loadBundledKillzones();
const maps = [...killzones.values()].map(({ row, map }) => ({ ...row, map }));
const forKillTeam = maps.filter(({ games }) => games === undefined);

describe('our killzones', () => {
  it('should be two for each theatre, of 30 by 22 inches and 6 to 14 pieces', () => {
    expect(forKillTeam.map(({ theatre }) => theatre)).toEqual(THEATRES.flatMap((theatre) => [theatre, theatre]));
    for (const { map } of forKillTeam) {
      expect([map.width, map.height]).toEqual([toGrid(30), toGrid(22)]);
      expect(map.pieces.length).toBeGreaterThanOrEqual(6);
      expect(map.pieces.length).toBeLessThanOrEqual(14);
    }
  });

  it('should have some for each game with boards of its own, and name no game that there is not', () => {
    const named = [...new Set(maps.flatMap(({ games }) => games ?? []))];
    expect(named).toEqual(['kt2021', 'kt2021-lite', 'vanguard']);
    expect(OFFERED_GAMES.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it.each(maps)('should be sound as a battle keeps it: $id', ({ map }) => {
    expect(boardMap.parse(map)).toEqual(map);
    expect(mapProblems(map)).toEqual([]);
  });

  it.each(maps)('should have drop zones for both, ways in for both, and three markers: $id', ({ map: { zones } }) => {
    const kind = (of: string, side?: number) => zones.filter((zone) => zone.kind === of && zone.side === side);
    expect([kind('drop', 0), kind('drop', 1)].map((found) => found.length)).toEqual([1, 1]);
    expect([kind('entry', 0), kind('entry', 1)].map((found) => found.length)).toEqual([1, 1]);
    expect(kind('marker').length).toBeGreaterThanOrEqual(3);
  });

  it('should use every piece of the library somewhere', () => {
    const used = new Set(maps.flatMap(({ pieces }) => pieces.map(({ piece }) => piece)));
    expect([...templates.keys()].filter((id) => !used.has(id))).toEqual([]);
  });
});
