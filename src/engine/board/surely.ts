import { insideArea } from './areas.ts';
import { gapBetween } from './base.ts';
import type { BattleBoard } from './battleBoard.ts';
import { closeLookOn, standingOn } from './looks.ts';
import { MARGIN, type Measured } from './margin.ts';
import type { Sure } from './sure.ts';
import { EPSILON, toGrid } from './units.ts';

const sure = <T>({ value, smaller, larger }: Omit<Measured<T>, 'close'>, holds: (one: T) => boolean): Sure => {
  const is = holds(value);
  return { is, close: holds(smaller) !== is || holds(larger) !== is };
};

const aboutInches = (inches: number, holds: (steps: number) => boolean): Sure => {
  const steps = toGrid(inches);
  return sure({ value: steps, smaller: steps - MARGIN, larger: steps + MARGIN }, holds);
};

/** Whether somebody is in an area of so many inches about another, seen from above; null: one of them has no place. */
export function surelyInAreaOn(board: BattleBoard, middle: string, inches: number, other: string): Sure | null {
  const [a, b] = [standingOn(board, middle), standingOn(board, other)];
  if (a === null || b === null) return null;
  return aboutInches(inches, (steps) => insideArea(a, steps, b) !== 'outside');
}

/** Whether two bases are no more than so many inches apart, heights counted; null: one of them has no place. */
export function surelyNearOn(board: BattleBoard, one: string, inches: number, other: string): Sure | null {
  const [a, b] = [standingOn(board, one), standingOn(board, other)];
  if (a === null || b === null) return null;
  const gap = gapBetween(a, b);
  return aboutInches(inches, (steps) => gap <= steps + EPSILON);
}

/** Whether one sees another at all; null: one of them has no place. */
export function surelySeesOn(board: BattleBoard, from: string, to: string): Sure | null {
  const looks = closeLookOn(board, from, to);
  return looks === null ? null : sure(looks, ({ leaning }) => leaning !== null);
}
