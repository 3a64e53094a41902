import { describe, expect, it } from 'vitest';
import {
  CLOSEST,
  type Frame,
  frameAbout,
  kept,
  pixelOf,
  pulled,
  spotOf,
  type Turn,
  turnedOn,
  turnFor,
  wholeFrame,
  zoomed,
} from '../../../src/ui/board/frame.ts';

const killzone = { width: 30, depth: 22 };
const standing = { width: 390, height: 512 };
const lying = { width: 470, height: 346 };
const near = { x: -10, y: 0 };

const rounded = ({ left, top }: { left: number; top: number }) => [
  Math.round(left * 10) / 10,
  Math.round(top * 10) / 10,
];
const whole = (turn: Turn, size = standing): Frame => wholeFrame(killzone, size, turn, 8);

describe('turnFor', () => {
  it('should stand the long side up on a phone, with the own side at the thumb', () => {
    const turn = turnFor(killzone, standing, near);
    expect(turn).toBe(1);
    expect(pixelOf(whole(turn), { x: 0, y: 11 }).top).toBeGreaterThan(pixelOf(whole(turn), { x: 30, y: 11 }).top);
  });

  it('should lie it down on a lying phone, with the own side at the left', () => {
    const turn = turnFor(killzone, lying, near);
    expect(turn).toBe(0);
    expect(pixelOf(whole(turn, lying), { x: 0, y: 11 }).left).toBeLessThan(235);
  });

  it.each([
    [{ x: 10, y: 0 }, 3, 2],
    [{ x: 0, y: -8 }, 3, 0],
    [{ x: 0, y: 8 }, 1, 2],
  ])('should turn it about where the own side is at %o', (own, upright, flat) => {
    expect(turnFor(killzone, standing, own)).toBe(upright);
    expect(turnFor(killzone, lying, own)).toBe(flat);
  });

  it('should stand a deep board as it is kept', () => {
    expect(turnFor({ width: 22, depth: 30 }, standing, { x: 0, y: -10 })).toBe(0);
  });

  it.each([
    [{ x: 0, y: -15 }, 0],
    [{ x: 0, y: 15 }, 2],
    [{ x: -15, y: 0 }, 1],
    [{ x: 15, y: 0 }, 3],
  ])('should have the own side of a square board at the thumb at %o', (own, turn) => {
    const square = { width: 36, depth: 36 };
    expect(turnFor(square, standing, own)).toBe(turn);
    expect(turnFor(square, lying, own)).toBe(turn);
  });

  it('should come back after four quarters', () => {
    expect([0, 1, 2, 3].map((by) => turnedOn(2, by))).toEqual([2, 3, 0, 1]);
  });
});

describe('pixelOf', () => {
  it('should hold the whole of a killzone at 17 px an inch on a phone', () => {
    const frame = whole(1);
    expect(frame.scale).toBeCloseTo(16.53, 1);
    expect(pixelOf(frame, { x: 0, y: 0 }).left).toBeLessThanOrEqual(standing.width - 8 + 0.01);
    expect(pixelOf(frame, { x: 30, y: 22 }).top).toBeGreaterThanOrEqual(8 - 0.01);
  });

  it.each([0, 1, 2, 3] as const)('should lead back to the same place, turned %i times', (turn) => {
    const frame = { ...whole(turn), centre: { x: 12, y: 7 }, scale: 31 };
    const { left, top } = pixelOf(frame, { x: 3.25, y: 19.5 });
    const back = spotOf(frame, { left, top });
    expect(back.x).toBeCloseTo(3.25);
    expect(back.y).toBeCloseTo(19.5);
  });

  it('should turn rather than mirror: what is left of the own side stays left', () => {
    const [flat, upright] = [whole(0, lying), whole(1)];
    expect(pixelOf(flat, { x: 5, y: 20 }).top).toBeLessThan(pixelOf(flat, { x: 5, y: 2 }).top);
    expect(pixelOf(upright, { x: 5, y: 20 }).left).toBeLessThan(pixelOf(upright, { x: 5, y: 2 }).left);
  });
});

describe('zoomed', () => {
  it('should hold the place under the finger', () => {
    const frame = whole(1);
    const at = { left: 100, top: 400 };
    const closer = zoomed(frame, at, 2.5, frame.scale);
    expect(closer.scale).toBeCloseTo(frame.scale * 2.5);
    expect(rounded(pixelOf(closer, spotOf(frame, at)))).toEqual([100, 400]);
  });

  it('should come no closer than 60 px an inch and go no farther than the whole board', () => {
    const frame = whole(1);
    expect(zoomed(frame, { left: 0, top: 0 }, 50, frame.scale).scale).toBe(CLOSEST);
    expect(zoomed(frame, { left: 0, top: 0 }, 0.1, frame.scale).scale).toBe(frame.scale);
  });

  it('should leave no emptiness beside a board that is larger than the map', () => {
    const closer = kept(zoomed(whole(1), { left: 0, top: 0 }, 3, 17), killzone, 8);
    const away = kept(pulled(closer, 5000, 5000), killzone, 8);
    expect(rounded(pixelOf(away, { x: 30, y: 22 }))).toEqual([8, 8]);
  });

  it('should keep the whole board in the middle', () => {
    const frame = whole(1);
    expect(kept(pulled(frame, 60, 90), killzone, 8).centre.y).toBeCloseTo(11);
  });
});

describe('frameAbout', () => {
  it('should frame what the screen is about, no closer than asked', () => {
    const frame = frameAbout(
      whole(1),
      [
        { x: 4, y: 4 },
        { x: 12, y: 8 },
      ],
      2,
      40,
    );
    expect(frame.centre).toEqual({ x: 8, y: 6 });
    expect(frame.scale).toBe(40);
    expect(frameAbout(whole(1), [], 2, 40)).toEqual(whole(1));
  });
});
