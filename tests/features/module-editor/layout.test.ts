import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf, type ModuleLayout, NODE_HEIGHT } from '../../../src/features/module-editor/layout.ts';
import { linked } from '../../support/linkedCampaign.ts';

const rowsOf = ({ chapters }: ModuleLayout) =>
  [...new Set(chapters.map(({ y }) => y))].map((y) => chapters.filter((each) => each.y === y).map(({ id }) => id));

const branching = linked({
  a: [
    ['b', null],
    ['c', null],
  ],
  b: [['d', null]],
  c: [
    ['d', null],
    ['a', null],
  ],
  d: [],
});

const anyCampaign = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.array(fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { maxLength: 4 }), {
      minLength: count,
      maxLength: count,
    }),
  )
  .map((ways) =>
    linked(Object.fromEntries(ways.map((to, at) => [`c${at}`, to.map((each) => [`c${each}`, null] as const)]))),
  );

describe('the drawing of a linked campaign', () => {
  it('should set chapters in rows by their distance from the start', () => {
    expect(rowsOf(layoutOf(branching, 358))).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('should fit a phone with two chapters beside one another', () => {
    expect(layoutOf(branching, 358).width).toBeLessThanOrEqual(358);
  });

  it('should tell ways back from ways on', () => {
    const back = layoutOf(branching, 358).ways.filter((way) => way.back);
    expect(back.map(({ from, to }) => [from, to])).toEqual([['c', 'a']]);
  });

  it('should set what nothing leads to below the others', () => {
    const drawn = layoutOf(linked({ a: [['b', null]], b: [], c: [['d', null]], d: [['b', null]] }), 358);
    expect(rowsOf(drawn)).toEqual([['a'], ['b'], ['c'], ['d']]);
    expect(drawn.chapters.filter(({ loose }) => loose).map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('should leave out a way to a chapter that is gone', () => {
    expect(layoutOf(linked({ a: [['gone', null]] }), 358).ways).toEqual([]);
  });

  it('should draw every chapter once, none over another, every line from foot to head and past all others', () => {
    fc.assert(
      fc.property(anyCampaign, fc.integer({ min: 260, max: 900 }), (row, room) => {
        const { chapters, ways, width, height } = layoutOf(row, room);
        expect(chapters).toHaveLength(row.chapters.length);
        expect(ways).toHaveLength(row.chapters.flatMap(({ next }) => next).length);
        for (const one of chapters) {
          expect(one.x + one.width).toBeLessThanOrEqual(width);
          expect(one.y + NODE_HEIGHT).toBeLessThanOrEqual(height);
          for (const other of chapters)
            if (other.id !== one.id && other.y === one.y)
              expect(Math.abs(other.x - one.x)).toBeGreaterThanOrEqual(one.width);
        }
        for (const { from, to, points } of ways) {
          const [foot, head] = [chapters.find(({ id }) => id === from), chapters.find(({ id }) => id === to)];
          expect(points[0]?.[1]).toBe((foot?.y ?? 0) + NODE_HEIGHT);
          expect(points.at(-1)?.[1]).toBe(head?.y);
          for (const [x, y] of points.slice(1, -1)) {
            const inside = chapters.some(
              (each) => y > each.y && y < each.y + NODE_HEIGHT && x > each.x && x < each.x + each.width,
            );
            expect(inside).toBe(false);
          }
        }
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('should give every label a lane of its own', () => {
    fc.assert(
      fc.property(anyCampaign, (row) => {
        const lanes = layoutOf(row, 358).ways.map(({ label }) => label[1]);
        expect(new Set(lanes).size).toBe(lanes.length);
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
