import { describe, expect, it } from 'vitest';
import { areaOutline } from '../../../src/ui/board/areaOutline.ts';

const square = (size: number, skip: (x: number, y: number) => boolean = () => false) =>
  Array.from({ length: size * size }, (_, at) => ({ x: at % size, y: Math.floor(at / size) })).filter(
    ({ x, y }) => !skip(x, y),
  );

describe('areaOutline', () => {
  it('should go through the middles of the sides of a square, and round its corners', () => {
    const [loop = []] = areaOutline([{ x: 0, y: 0 }], 1);
    expect(loop).toHaveLength(16);
    const far = loop.map(({ x, y }) => Math.hypot(x - 0.5, y - 0.5));
    expect(Math.min(...far)).toBeGreaterThan(0.35);
    expect(Math.max(...far)).toBeLessThan(0.45);
  });

  it('should leave a straight border where it is', () => {
    const [loop = []] = areaOutline(square(6), 1);
    expect(loop.filter(({ y }) => y === 0).length).toBeGreaterThan(10);
    expect(Math.max(...loop.map(({ x }) => x))).toBe(6);
  });

  it('should be one loop about what hangs together, and one more about a hole', () => {
    expect(areaOutline(square(3), 1)).toHaveLength(1);
    const holed = areaOutline(
      square(3, (x, y) => x === 1 && y === 1),
      1,
    );
    expect(holed.map((loop) => loop.length).toSorted((one, other) => one - other)).toEqual([16, 48]);
  });

  it('should be a loop for each part of it', () => {
    expect(
      areaOutline(
        [
          { x: 0, y: 0 },
          { x: 5, y: 5 },
        ],
        1,
      ),
    ).toHaveLength(2);
    expect(areaOutline([], 1)).toEqual([]);
  });
});
