import { describe, expect, it } from 'vitest';
import { type Frame, isSeen, stepOn } from '../../../src/ui/board/frame.ts';
import { wedgeOf } from '../../../src/ui/board/ShotPicture.tsx';

const frame: Frame = { turn: 0, scale: 10, centre: { x: 15, y: 11 }, size: { width: 300, height: 220 } };

describe('wedgeOf', () => {
  it('should touch both sides of the base', () => {
    expect(wedgeOf(frame, { left: 0, top: 0 }, { left: 50, top: 0 }, 3)).toBe('M0 0L32 -24L32 24Z');
  });

  it('should be none from within the base', () => {
    expect(wedgeOf(frame, { left: 0, top: 0 }, { left: 5, top: 0 }, 1)).toBeNull();
  });
});

describe('stepOn', () => {
  it('should go on the board where it goes on the screen', () => {
    const steps = ([0, 1, 2, 3] as const).map((turn) => {
      const { x, y } = stepOn(turn, 1, 0);
      return [x + 0, y + 0];
    });
    expect(steps).toEqual([
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
    ]);
    expect(stepOn(1, 0, 1).x).toBe(1);
  });
});

describe('isSeen', () => {
  it('should be so of all within the map', () => {
    expect(isSeen(frame, { x: 15, y: 11 })).toBe(true);
    expect(isSeen(frame, { x: 31, y: 11 })).toBe(false);
  });
});
