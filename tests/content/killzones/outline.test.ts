import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFlaws } from '../../../src/content/killzones/boardFile.ts';
import { convexParts } from '../../../src/content/killzones/outline.ts';
import { emptyBoard } from '../../../src/content/killzones/ownBoard.ts';
import { boxOf, withTraced, withZone } from '../../../src/content/killzones/tracedPiece.ts';

type Corner = readonly [number, number];

const area = (corners: readonly Corner[]): number =>
  corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0];
    return sum + (x * nextY - y * nextX) / 2;
  }, 0);

const partsOf = (outline: readonly Corner[]): readonly (readonly Corner[])[] => {
  const parts = convexParts(outline);
  if (typeof parts === 'string') throw new Error(parts);
  return parts;
};

const L: readonly Corner[] = [
  [0, 0],
  [4, 0],
  [4, 1],
  [1, 1],
  [1, 4],
  [0, 4],
];

const row = emptyBoard([30, 22], { id: 'yard', name: 'Yard', text: 'Ours.' });

describe('an outline that is traced', () => {
  it('should be one shape where it is convex, whichever way round it was drawn', () => {
    const square: readonly Corner[] = [
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
    ];
    expect(partsOf(square)).toHaveLength(1);
    expect(area(partsOf(square)[0] ?? [])).toBeCloseTo(4, 3);
    expect(partsOf(square.toReversed())).toHaveLength(1);
  });

  it('should be cut where it is not convex, into few parts', () => {
    expect(partsOf(L)).toHaveLength(2);
    const comb: readonly Corner[] = [
      [0, 0],
      [7, 0],
      [7, 3],
      [6, 3],
      [6, 1],
      [4, 1],
      [4, 3],
      [3, 3],
      [3, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ];
    expect(partsOf(comb).length).toBeLessThanOrEqual(5);
    expect(partsOf(comb).reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(Math.abs(area(comb)), 2);
  });

  it('should be refused with fewer than three corners, on a line, and where it crosses or touches itself', () => {
    expect(
      convexParts([
        [0, 0],
        [1, 1],
      ]),
    ).toBe('few');
    expect(
      convexParts([
        [0, 0],
        [1, 1],
        [2, 2],
        [0.5, 0.5],
      ]),
    ).toBe('line');
    expect(
      convexParts([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
    ).toBe('crosses');
    expect(
      convexParts([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
      ]),
    ).toBe('crosses');
  });

  it('should make up the whole outline, each part convex, whatever star it is', () => {
    const lengths = fc.array(fc.integer({ min: 20, max: 500 }), { minLength: 3, maxLength: 24 });
    fc.assert(
      fc.property(lengths, (all) => {
        const outline = all.map((length, at): Corner => {
          const angle = (2 * Math.PI * at) / all.length;
          return [15 + (length / 100) * Math.cos(angle), 11 + (length / 100) * Math.sin(angle)];
        });
        const parts = convexParts(outline);
        if (typeof parts === 'string') return;
        expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(area(outline), 1);
        const traced = withTraced(row, outline, 'Rock');
        expect(typeof traced === 'string' ? traced : boardFlaws(traced.row)).toEqual([]);
      }),
    );
  });

  it('should stand where it was traced, and be turned about its middle', () => {
    const done = withTraced(row, L, 'Corner');
    if (typeof done === 'string') throw new Error(done);
    expect(done.row.own).toMatchObject([
      { id: done.id, name: 'Corner', at: [2, 2], parts: [{ high: 2 }, { high: 2 }] },
    ]);
  });

  it('should be a zone between two corners, or none without an inside', () => {
    const done = withZone(
      row,
      [
        [9, 8],
        [3, 2],
      ],
      'Dock',
    );
    if (typeof done === 'string') throw new Error(done);
    expect(done.row.zones.at(-1)).toEqual({ id: done.id, kind: 'drop', name: 'Dock', side: 0, box: [3, 2, 9, 8] });
    expect(
      withZone(
        row,
        [
          [3, 2],
          [3, 9],
        ],
        'Dock',
      ),
    ).toBe('line');
    expect(
      boxOf([
        [3, 2],
        [1, 1],
      ]),
    ).toHaveLength(4);
  });
});
