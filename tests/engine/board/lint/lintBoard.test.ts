import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import type { BoardMap, MapPiece, MapZone } from '../../../../src/engine/board/boardMap.ts';
import { answered } from '../../../../src/engine/board/lint/answered.ts';
import { type Finding, FINDINGS } from '../../../../src/engine/board/lint/finding.ts';
import { lintBoard } from '../../../../src/engine/board/lint/lintBoard.ts';
import { sharesSeen } from '../../../../src/engine/board/lint/zones.ts';
import type { Trait } from '../../../../src/engine/board/trait.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import { block, mapOf } from '../../../support/board/onBoard.ts';

const { killzones } = await loadBundledKillzones();

const corners = (left: number, near: number, right: number, far: number): [number, number][] => [
  [toGrid(left), toGrid(near)],
  [toGrid(right), toGrid(near)],
  [toGrid(right), toGrid(far)],
  [toGrid(left), toGrid(far)],
];
const zone = (
  id: string,
  kind: MapZone['kind'],
  box: readonly [number, number, number, number],
  side?: 0 | 1,
): MapZone => ({
  id,
  kind,
  name: id,
  corners: corners(...box),
  ...(side !== undefined && { side }),
});
const DROPS = [zone('drop-1', 'drop', [0, 0, 6, 22], 0), zone('drop-2', 'drop', [24, 0, 30, 22], 1)];
const board = (pieces: readonly MapPiece[], zones: readonly MapZone[] = DROPS): BoardMap => ({
  ...mapOf(...pieces),
  zones: [...zones],
});
const crate = (id: string, left: number, near: number, ...traits: Trait[]) =>
  block(id, { left, near, right: left + 2, far: near + 2, high: 2 }, ...traits);
const floor = (left = 10, right = 14) => block('deck', { left, near: 9, right, far: 13, low: 4.9, high: 5 }, 'Vantage');
const dart: MapPiece = {
  id: 'dart',
  name: 'Dart',
  parts: [
    {
      corners: [
        [toGrid(10), toGrid(10)],
        [toGrid(14), toGrid(10)],
        [toGrid(11), toGrid(11)],
        [toGrid(10), toGrid(14)],
      ],
      low: 0,
      high: toGrid(2),
      traits: ['Heavy'],
    },
  ],
};
const hedges = Array.from({ length: 4 }, (_, at) =>
  block(`hedge-${at}`, { left: 6.1, near: 1 + at * 5.3, right: 6.5, far: 5 + at * 5.3, high: 5 }, 'Heavy'),
);
/** For each finding a board that has it, about whom it is, and what is answered first. */
const CASES: Readonly<Record<Finding['what'], readonly [BoardMap, readonly string[], string | null]>> = {
  twice: [board([crate('crate', 10, 5, 'Heavy'), crate('crate', 15, 5, 'Heavy')]), ['crate'], 'rename'],
  badShape: [board([dart]), ['dart'], 'fill'],
  noHeight: [board([block('crate', { left: 10, near: 5, right: 12, far: 7, high: 0 }, 'Heavy')]), ['crate'], 'height'],
  overEdge: [board([crate('crate', 29, 5, 'Heavy')]), ['crate'], 'move'],
  noKind: [board([crate('crate', 10, 5)]), ['crate'], 'kind'],
  overlap: [board([crate('one', 10, 5, 'Heavy'), crate('other', 11, 6, 'Heavy')]), ['one', 'other'], 'move'],
  tightGap: [board([crate('one', 10, 5, 'Heavy'), crate('other', 13, 5, 'Heavy')]), ['one', 'other'], 'move'],
  noAccess: [board([floor()]), ['deck'], 'ladder'],
  nobodyStands: [
    board([crate('crate', 10, 5, 'Heavy')], [...DROPS, zone('marker', 'marker', [10.8, 5.8, 11.2, 6.2])]),
    ['marker'],
    'move',
  ],
  zoneSmall: [board([], [zone('drop-1', 'drop', [0, 0, 3, 3], 0), ...DROPS.slice(1)]), ['drop-1'], 'reshape'],
  unfair: [board(hedges), ['drop-1', 'drop-2'], null],
};

const kinds = (map: BoardMap) => lintBoard(map).map(({ what }) => what);

describe('the linter of boards', () => {
  it('should find nothing on an empty board, nor on one without zones', () => {
    expect(lintBoard(board([]))).toEqual([]);
    expect(lintBoard(mapOf())).toEqual([]);
  });

  it.each(FINDINGS)('should find %s, where it is, and nothing else', (what) => {
    const [map, at, answer] = CASES[what];
    const found = lintBoard(map);
    expect(found.map((finding) => [finding.what, finding.at])).toEqual([[what, at]]);
    expect(found[0]?.answers[0]?.do ?? null).toBe(answer);
    expect(found[0]?.where.x).toBeGreaterThan(0);
    expect(found[0]?.where.y).toBeGreaterThan(0);
  });

  it.each(FINDINGS)('should be content with each answer to %s', (what) => {
    const [map] = CASES[what];
    const [finding] = lintBoard(map);
    for (const answer of finding?.answers ?? [])
      expect([answer.do, kinds(answered(map, answer))]).toEqual([answer.do, []]);
  });

  it('should say how wide a gap is and how high a floor, in inches', () => {
    expect(lintBoard(CASES.tightGap[0])[0]).toMatchObject({ inches: 1 });
    expect(lintBoard(CASES.noAccess[0])[0]).toMatchObject({ inches: 5 });
    expect(lintBoard(CASES.zoneSmall[0])[0]).toMatchObject({ room: 4, team: 14 });
  });

  it('should close a narrow gap first, and widen one that a base nearly fits into', () => {
    const first = (left: number) => {
      const [finding] = lintBoard(board([crate('one', 10, 5, 'Heavy'), crate('other', left, 5, 'Heavy')]));
      const [answer] = finding?.answers ?? [];
      return answer?.do === 'move' ? answer.by.x : null;
    };
    expect(first(12.2)).toBe(-toGrid(0.2));
    expect(first(13)).toBeGreaterThan(0);
    expect(first(13.27)).toBeNull();
  });

  it('should let pieces touch, stand over each other, and lie on rubble', () => {
    const [one, other] = [crate('one', 10, 5, 'Heavy'), crate('other', 12, 5, 'Heavy')];
    const over = block('over', { left: 10, near: 5, right: 12, far: 7, low: 2, high: 3 }, 'Light');
    const rubble = block('rubble', { left: 9, near: 4, right: 13, far: 8, high: 0.4 }, 'Insignificant', 'Exposed');
    expect(kinds(board([one, other, over, rubble]))).toEqual([]);
  });

  it('should know ways to a floor: a climb, a bridge, a step beside it', () => {
    const low = block('low', { left: 10, near: 9, right: 14, far: 13, low: 2.9, high: 3 }, 'Vantage');
    const bridge = block('bridge', { left: 14, near: 10, right: 18, far: 12, low: 2.9, high: 3 }, 'Vantage');
    const step = block('step', { left: 14, near: 9, right: 16, far: 13, high: 2.5 }, 'Heavy', 'Vantage');
    expect(kinds(board([low, bridge]))).toEqual([]);
    expect(kinds(board([floor(), step]))).toEqual([]);
    const high = block('high', { left: 14, near: 10, right: 18, far: 12, low: 4.9, high: 5 }, 'Vantage');
    expect(kinds(board([floor(), high]))).toEqual(['noAccess', 'noAccess']);
    expect(kinds(board([floor(), high, { ...step, id: 'far' }]))).toEqual([]);
  });

  it('should find a floor that is too small for anybody', () => {
    const high = (near: number) =>
      block('wall', { left: 10, near, right: 14, far: near + 0.4, high: 6 }, 'Heavy').parts;
    const sill = block('sill', { left: 10, near: 9, right: 14, far: 9.4, high: 2 }, 'Heavy', 'Vantage');
    const piece = { ...sill, parts: [...sill.parts, ...high(9.4), ...high(8.6)] };
    expect(kinds(board([piece]))).toEqual(['noAccess']);
  });

  it('should take a marker on a floor for one that can be stood at', () => {
    const deck = block('deck', { left: 10, near: 9, right: 14, far: 13, high: 2 }, 'Heavy', 'Vantage');
    expect(kinds(board([deck], [...DROPS, zone('marker', 'marker', [11.8, 10.8, 12.2, 11.2])]))).toEqual([]);
  });

  it('should look for room by the team that is told', () => {
    const [, far] = DROPS;
    const small = board([], [zone('drop-1', 'drop', [0, 0, 3, 8], 0), ...(far === undefined ? [] : [far])]);
    expect(lintBoard(small, { team: 6 })).toEqual([]);
    expect(lintBoard(small, { team: 20 })).toMatchObject([{ what: 'zoneSmall', room: 10 }]);
  });

  it('should measure what is seen without cover from each zone', () => {
    expect(sharesSeen(board([]))).toEqual([1, 1]);
    expect(sharesSeen(mapOf())).toBeNull();
    const [sheltered = 0, bare = 0] = sharesSeen(board(hedges)) ?? [];
    expect(sheltered).toBeGreaterThan(bare);
    const far = hedges.map(({ id }, at) =>
      block(`${id}-far`, { left: 23.5, near: 1 + at * 5.3, right: 23.9, far: 5 + at * 5.3, high: 5 }, 'Heavy'),
    );
    const [one = 0, other = 0] = sharesSeen(board([...hedges, ...far])) ?? [];
    expect(one).toBeCloseTo(other, 5);
  });

  it('should count ours as fair on both sides', () => {
    const seen = [...killzones.values()].map(({ row, map }) => {
      const [one = -1, other = 0] = sharesSeen(map) ?? [];
      expect(one).toBeCloseTo(other, 1);
      return { id: row.id, sees: one > 0 };
    });
    // From corner to corner a ruin in the middle hides all.
    expect(seen.filter(({ sees }) => !sees)).toEqual([{ id: 'bell-close', sees: false }]);
  });

  it('should come to an end with 500 pieces', () => {
    const pieces = Array.from({ length: 500 }, (_, at) =>
      block(
        `p-${at}`,
        {
          left: (at % 25) + 1,
          near: Math.floor(at / 25) + 0.5,
          right: (at % 25) + 1.4,
          far: Math.floor(at / 25) + 0.9,
          high: 1,
        },
        'Light',
      ),
    );
    expect(lintBoard(board(pieces)).length).toBeGreaterThan(500);
  });
});
