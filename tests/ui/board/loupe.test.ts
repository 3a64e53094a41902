import { describe, expect, it } from 'vitest';
import { loupeAt } from '../../../src/ui/board/Loupe.tsx';

const map = { width: 390, height: 512 };
const at = { left: 195, top: 256 };

describe('loupeAt', () => {
  it('should stand diagonally away from the finger, on the side with room', () => {
    expect(loupeAt(map, { left: 60, top: 60 })).toEqual({ left: 96, top: 96 });
    expect(loupeAt(map, { left: 330, top: 450 })).toEqual({ left: 146, top: 266 });
  });

  it('should stand where it hides the fewest', () => {
    const below = [
      { left: 260, top: 320 },
      { left: 300, top: 400 },
    ];
    expect(loupeAt(map, at, below)).toEqual({ left: 11, top: 292 });
    expect(loupeAt(map, at, [...below, { left: 60, top: 320 }])).toEqual({ left: 231, top: 72 });
  });

  it('should stay where it is while that is as good as anywhere', () => {
    const last = { left: 11, top: 72 };
    expect(loupeAt(map, at, [], last)).toEqual(last);
    expect(loupeAt(map, at, [{ left: 60, top: 100 }], last)).not.toEqual(last);
  });

  it('should never lie over the finger where there is any other place', () => {
    const corner = loupeAt({ width: 300, height: 300 }, { left: 150, top: 150 });
    const isOver = corner.left < 150 && corner.left + 148 > 150 && corner.top < 150 && corner.top + 148 > 150;
    expect(isOver).toBe(false);
  });
});
