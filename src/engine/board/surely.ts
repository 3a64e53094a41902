import { insideArea } from './areas.ts';
import { gapBetween } from './base.ts';
import type { BattleBoard } from './battleBoard.ts';
import { saidWithin } from './apart.ts';
import { closeLookOn, type Look, standingOn } from './looks.ts';
import { MARGIN, type Measured } from './margin.ts';
import type { Point } from './plane.ts';
import { saidOf } from './overruled.ts';
import { both, either, firmly, type Sure } from './sure.ts';
import { EPSILON, toGrid } from './units.ts';

const sure = <T>({ value, smaller, larger }: Omit<Measured<T>, 'close'>, holds: (one: T) => boolean): Sure => {
  const is = holds(value);
  return { is, close: holds(smaller) !== is || holds(larger) !== is };
};

/** What is so at so many inches, and whether half a millimetre more or less would change it. */
export const aboutInches = (inches: number, holds: (steps: number) => boolean): Sure => {
  const steps = toGrid(inches);
  return sure({ value: steps, smaller: steps - MARGIN, larger: steps + MARGIN }, holds);
};

/** Whether somebody is in an area of so many inches about another, seen from above; null: one of them has no place. */
function inArea(board: BattleBoard, middle: string, inches: number, other: string): Sure | null {
  const [a, b] = [standingOn(board, middle), standingOn(board, other)];
  if (a === null || b === null) return null;
  return aboutInches(inches, (steps) => insideArea(a, steps, b) !== 'outside');
}

/** Whether two bases are no more than so many inches apart, heights counted; null: one of them has no place. */
function near(board: BattleBoard, one: string, inches: number, other: string): Sure | null {
  const [a, b] = [standingOn(board, one), standingOn(board, other)];
  if (a === null || b === null) return null;
  const gap = gapBetween(a, b);
  return aboutInches(inches, (steps) => gap <= steps + EPSILON);
}

/** What is so of how one sees another; null: one of them has no place. */
function seenSo(board: BattleBoard, from: string, to: string, holds: (look: Look) => boolean): Sure | null {
  const looks = closeLookOn(board, from, to);
  return looks === null ? null : sure(looks, holds);
}

const sees = (board: BattleBoard, from: string, to: string): Sure | null =>
  seenSo(board, from, to, ({ leaning }) => leaning !== null);

/** What a board says to the question who is concerned. `measured`: it has the place of everybody. */
export interface Ticks {
  readonly preset: readonly string[];
  readonly measured?: { readonly close: readonly string[]; readonly settles: boolean };
}

type Judge = (id: string) => Sure | null;

/** Those of whom it is so, and who is close. `settles`: geometry alone decides. */
function ticksBy(ids: readonly string[], judge: Judge, settles: boolean): Ticks {
  const judged = ids.map((id) => ({ id, sure: judge(id) }));
  const which = (holds: (one: Sure) => boolean): readonly string[] =>
    judged.flatMap(({ id, sure: one }) => (one !== null && holds(one) ? [id] : []));
  const preset = which(({ is }) => is);
  if (judged.some(({ sure: one }) => one === null)) return { preset };
  return { preset, measured: { close: which(({ close }) => close), settles } };
}

/** So many inches about somebody. */
export interface Area {
  readonly middle: string;
  readonly inches: number;
  /** Only whom that one sees; left out: whomever. */
  readonly seen?: boolean;
  /** Only whom somebody may attack; left out: whomever. */
  readonly by?: Attacker;
  /** Somebody chooses of them; left out: nobody does. */
  readonly chosen?: boolean;
}

/** Who attacks. `reach`: how far, in inches; null: at any distance. `isTarget`: whether it may, by a look at them. */
export interface Attacker {
  readonly id: string;
  readonly reach: (target: string) => number | null;
  readonly isTarget: (target: string, look: Look) => boolean;
}

function isTargetOf(board: BattleBoard, { id, reach, isTarget }: Attacker, target: string): Sure | null {
  const seen = seenSo(board, id, target, (look) => isTarget(target, look));
  const inches = reach(target);
  // Out of reach it is no target; here it matters only whether that is close, and the table has said nothing of it.
  return inches !== null &&
    seen?.is === true &&
    saidWithin(saidOf(board, id, target), inches) === null &&
    near(board, id, inches, target)?.close === true
    ? { is: true, close: true }
    : seen;
}

/** Who of these is in an area. */
export function ticksInArea(board: BattleBoard, area: Area, ids: readonly string[]): Ticks {
  const { middle, inches, seen, by, chosen } = area;
  const judge = (id: string): Sure | null => {
    if (id === middle) return firmly(true);
    const within = inArea(board, middle, inches, id);
    if (within === null || !(within.is || within.close)) return within;
    const visible = seen === true ? both(within, sees(board, middle, id)) : within;
    return by === undefined ? visible : both(visible, isTargetOf(board, by, id));
  };
  const ticks = ticksBy(ids, judge, chosen !== true);
  // Of nobody there is nothing to choose.
  const isNobody = ticks.preset.length === 0 && ticks.measured?.close.length === 0;
  return isNobody ? { preset: [], measured: { close: [], settles: true } } : ticks;
}

/** Who of these is in an area of so many inches about one of these places, seen from above. */
export const ticksAt = (
  board: BattleBoard,
  places: readonly Point[],
  { inches, ids }: { readonly inches: number; readonly ids: readonly string[] },
): Ticks =>
  ticksBy(
    ids,
    (id) => {
      const base = standingOn(board, id);
      if (base === null) return null;
      return aboutInches(inches, (steps) =>
        places.some((at) => insideArea({ ...at, radius: 0 }, steps, base) !== 'outside'),
      );
    },
    true,
  );

/** Whom of these one sees, within so many inches of it or of another. */
export const ticksBeside = (
  board: BattleBoard,
  [one, other]: readonly [string, string],
  inches: number,
  ids: readonly string[],
): Ticks =>
  ticksBy(
    ids,
    (id) => both(either(inArea(board, one, inches, id), inArea(board, other, inches, id)), sees(board, one, id)),
    true,
  );

/** Whom of these one sees. */
export const ticksSeen = (board: BattleBoard, from: string, ids: readonly string[]): Ticks =>
  ticksBy(ids, (id) => sees(board, from, id), true);

/** Who of these is within so many inches of one, heights counted. */
export const ticksNear = (board: BattleBoard, one: string, inches: number, ids: readonly string[]): Ticks =>
  ticksBy(ids, (id) => near(board, one, inches, id), true);
