import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatSize, flattened, type Pixels } from '../../../src/content/photo/flatten.ts';
import { seenThrough } from '../../../src/content/photo/homography.ts';
import { cornerAt, FIRST_QUAD, type Quad, quadFault, turnedQuad } from '../../../src/content/photo/quad.ts';

const quad = (...corners: readonly (readonly [number, number])[]): Quad => corners as unknown as Quad;

/** A table that is farther away at the top, and leans. */
const LEANING = quad([0.2, 0.2], [0.7, 0.15], [0.9, 0.9], [0.1, 0.8]);

describe('the corners of a table', () => {
  it('should be told when they are no table: in a line, on each other, crossed, one within the others, as in a mirror', () => {
    expect(quadFault(FIRST_QUAD)).toBeNull();
    expect(quadFault(LEANING)).toBeNull();
    expect(quadFault(quad([0, 0], [0.5, 0], [1, 0], [0.5, 1]))).toBe('line');
    expect(quadFault(quad([0, 0], [0, 0], [1, 1], [0, 1]))).toBe('line');
    expect(quadFault(quad([0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5]))).toBe('line');
    expect(quadFault(quad([0, 0], [1, 1], [1, 0], [0, 1]))).toBe('crossed');
    expect(quadFault(quad([0, 0], [1, 0], [0.3, 0.3], [0, 1]))).toBe('crossed');
    expect(quadFault(quad([1, 0], [0, 0], [0, 1], [1, 1]))).toBe('crossed');
  });

  it('should stay about the picture, and say which is the first', () => {
    expect(cornerAt(FIRST_QUAD, 2, [7, -7])[2]).toEqual([1.15, -0.15]);
    expect(cornerAt(FIRST_QUAD, 2, [0.5, 0.5]).filter((each, at) => each === FIRST_QUAD[at])).toHaveLength(3);
    expect(turnedQuad(LEANING)[0]).toBe(LEANING[1]);
    expect(turnedQuad(turnedQuad(turnedQuad(turnedQuad(LEANING))))).toEqual(LEANING);
  });
});

describe('what is seen through four corners', () => {
  it('should be the corners at the corners, and keep lines straight', () => {
    const place = fc.double({ min: 0.05, max: 0.45, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 8, maxLength: 8 }),
        ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) => {
          const corners = quad([a, b], [1 - c, d], [1 - e, 1 - f], [g, 1 - h]);
          const seen = seenThrough(corners);
          const at = [seen(0, 0), seen(1, 0), seen(1, 1), seen(0, 1)];
          at.forEach(([x, y], which) => {
            expect(x).toBeCloseTo(corners[which]?.[0] ?? NaN, 9);
            expect(y).toBeCloseTo(corners[which]?.[1] ?? NaN, 9);
          });
          const [[x1, y1], [x2, y2], [x3, y3]] = [seen(0.2, 0.1), seen(0.5, 0.4), seen(0.7, 0.6)];
          expect((x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1)).toBeCloseTo(0, 9);
        },
      ),
    );
  });
});

describe('a photo that is laid flat', () => {
  /** A picture of a table that leans, with what is drawn on the table in inches. */
  function photoOf(corners: Quad, drawn: (across: number, down: number) => number): Pixels {
    const edge = 200;
    const data = new Uint8ClampedArray(4 * edge * edge);
    const seen = seenThrough(corners);
    const fine = 800;
    for (let row = 0; row < fine; row += 1)
      for (let column = 0; column < fine; column += 1) {
        const [x, y] = seen((column + 0.5) / fine, (row + 0.5) / fine);
        const at = 4 * (Math.floor(y * edge) * edge + Math.floor(x * edge));
        data.fill(drawn(column / fine, row / fine), at, at + 3);
        data[at + 3] = 255;
      }
    return { width: edge, height: edge, data };
  }

  it('should show what lies on the table where it lies', () => {
    const isIn = (x: number, y: number): boolean => x > 0.5 && x < 0.75 && y > 0.25 && y < 0.5;
    const photo = photoOf(LEANING, (x, y) => (isIn(x, y) ? 250 : 40));
    const flat = flattened({ photo, corners: LEANING, width: 120, height: 80 });
    const shade = (x: number, y: number) => flat.data[4 * (Math.round(y * 80) * 120 + Math.round(x * 120))] ?? NaN;
    expect(shade(0.62, 0.37)).toBeGreaterThan(240);
    for (const [x, y] of [
      [0.47, 0.37],
      [0.78, 0.37],
      [0.62, 0.2],
      [0.62, 0.55],
    ] as const)
      expect(shade(x, y)).toBeLessThan(60);
    expect(flat.data.filter((_, at) => at % 4 === 3).every((opaque) => opaque === 255)).toBe(true);
  });

  it('should be black where the corners lead out of the picture', () => {
    const white = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(255) };
    const flat = flattened({
      photo: white,
      corners: quad([-0.15, 0], [1, 0], [1, 1], [-0.15, 1]),
      width: 40,
      height: 4,
    });
    expect(flat.data[0]).toBe(0);
    expect(flat.data[4 * 39]).toBeGreaterThan(100);
  });

  it('should be as large as the table is, whichever side is longer', () => {
    expect(flatSize([30, 22])).toEqual({ width: 1600, height: 1173 });
    expect(flatSize([22, 30], 300)).toEqual({ width: 220, height: 300 });
  });
});
