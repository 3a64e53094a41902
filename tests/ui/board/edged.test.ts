import { expect, test } from 'vitest';
import { edgedOf } from '../../../src/ui/board/edged.ts';
import { wholeFrame } from '../../../src/ui/board/frame.ts';

const whole = wholeFrame({ width: 30, depth: 22 }, { width: 390, height: 300 }, 0, 8);
const near = { ...whole, scale: whole.scale * 4, centre: { x: 5, y: 3 } };
const far = (id: string, x: number, y: number) => ({ id, side: 'enemy' as const, at: { x, y }, label: `${id} 12″` });

test('should point at nobody who is on the map', () => {
  expect(edgedOf([far('Fighter 1', 5, 3)], near)).toEqual([]);
});

test('should stand where the map ends, towards who lies beyond it', () => {
  const [edged] = edgedOf([far('Fighter 1', 29, 3)], near);
  expect(edged).toMatchObject({ x: 378, y: 150, isRight: true });
  expect(Math.round(edged?.turn ?? 0)).toBe(90);
});

test('should write one under the other where words would stand on words', () => {
  const all = edgedOf([far('Fighter 1', 5, 20), far('Fighter 2', 5.5, 21), far('Fighter 3', 29, 3)], near);
  expect(all.map(({ y }) => y)).toEqual([12, 29, 150]);
});

test('should stand beside what is on the map where there is room for it, and over it where there is none', () => {
  const token = { left: 340, top: 140, right: 366, bottom: 166 };
  const there = (...taken: (typeof token)[]) => edgedOf([far('Fighter 1', 29, 3)], near, taken)[0]?.y ?? 0;
  expect(there()).toBe(150);
  expect(Math.abs(there(token) - 150)).toBeGreaterThan(17);
  expect(there({ left: 0, top: 0, right: 390, bottom: 300 })).toBe(150);
});

test('should stay at its edge, however much stands on the map there', () => {
  const { width, height } = near.size;
  // All but a strip at the right is taken.
  const taken = [{ left: 0, top: 0, right: width - 160, bottom: height }];
  const [edged] = edgedOf([far('Fighter 1', 5, 20)], near, taken);
  expect(edged?.y).toBeLessThan(60);
  expect(edged?.x).toBeGreaterThan(width - 160);
});
