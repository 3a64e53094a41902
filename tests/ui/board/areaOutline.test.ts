import { describe, expect, it } from 'vitest';
import { areaOutline } from '../../../src/ui/board/areaOutline.ts';

const square = (size: number, skip: (x: number, y: number) => boolean = () => false) =>
  Array.from({ length: size * size }, (_, at) => ({ x: at % size, y: Math.floor(at / size) })).filter(
    ({ x, y }) => !skip(x, y),
  );

describe('areaOutline', () => {
  it('should join the middles of the sides of a square', () => {
    expect(areaOutline([{ x: 0, y: 0 }], 1)).toEqual([
      [
        { x: 0.5, y: 0 },
        { x: 1, y: 0.5 },
        { x: 0.5, y: 1 },
        { x: 0, y: 0.5 },
      ],
    ]);
  });

  it('should be one loop about what hangs together, and one more about a hole', () => {
    expect(areaOutline(square(3), 1)).toHaveLength(1);
    const holed = areaOutline(
      square(3, (x, y) => x === 1 && y === 1),
      1,
    );
    expect(holed.map((loop) => loop.length).toSorted((one, other) => one - other)).toEqual([4, 12]);
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
