import { type Standing, gapBetween } from './base.ts';
import type { BattleBoard } from './battleBoard.ts';
import { movedTo } from './ends.ts';
import { lookFrom, standingOn } from './looks.ts';
import { terrainOn } from './mapTerrain.ts';
import type { Place } from './move/place.ts';
import { distance } from './plane.ts';
import { INCH, MILLIMETRE, toGrid } from './units.ts';
import { isVisible } from './visible.ts';

/** Bases nearer than this touch: nothing is put down more exactly. */
const TOUCHES = MILLIMETRE / 10;
/** How far places are from each other at which it is asked who is in whose range. */
const APART = INCH / 4;

/** Somebody, and how far it reaches, or is reached, in inches. */
export interface Reaching {
  readonly id: string;
  readonly inches: number;
}

/** Whether two stand so near, and one of them sees the other. Source: rules/other-systems-checklist.md V-39. */
function inReach(board: BattleBoard, [a, b]: readonly [Standing, Standing], who: readonly string[], inches: number) {
  if (gapBetween(a, b) > toGrid(inches) + TOUCHES) return false;
  const terrain = terrainOn(board.map);
  return isVisible(a, b, terrain) || isVisible(b, a, terrain) || lookFrom(board, a, b, who).leaning !== null;
}

/** Whether two on a board are so near, and one sees the other; null: one of them has no place. */
export function reachesOn(board: BattleBoard, one: string, other: Reaching): boolean | null {
  const [a, b] = [standingOn(board, one), standingOn(board, other.id)];
  return a === null || b === null ? null : inReach(board, [a, b], [one, other.id], other.inches);
}

/** Those of these whom somebody would be in reach of at a place; who has no place is left out. */
export function reachedAt(board: BattleBoard, id: string, at: Place, others: readonly Reaching[]): readonly string[] {
  const there = movedTo(board, id, at);
  if (there === null) return [];
  return others.flatMap((other) => {
    const standing = standingOn(board, other.id);
    return standing !== null && inReach(board, [there, standing], [id, other.id], other.inches) ? [other.id] : [];
  });
}

/** Places along a way, evenly, its corners among them. */
const alongOf = (path: readonly Place[]): readonly Place[] =>
  path.flatMap((to, at): readonly Place[] => {
    const from = path[at - 1];
    if (from === undefined) return [to];
    const count = Math.max(1, Math.ceil(Math.hypot(distance(from, to), to.z - from.z) / APART));
    return Array.from({ length: count }, (_, step) => {
      const part = (step + 1) / count;
      const between = (a: number, b: number): number => Math.round(a + part * (b - a));
      return { x: between(from.x, to.x), y: between(from.y, to.y), z: between(from.z, to.z) };
    });
  });

/** Somebody whose reach is left on a way, and the last place in it. */
export interface Left {
  readonly id: string;
  readonly at: Place;
}

/** Those whose reach a way leaves, where it begins in it or enters it, in the order in which it does. Source: V-41. */
export function leftOn(
  board: BattleBoard,
  id: string,
  path: readonly Place[],
  others: readonly Reaching[],
): readonly Left[] {
  const left: Left[] = [];
  let before: { readonly at: Place; readonly in: readonly string[] } | null = null;
  for (const at of alongOf(path)) {
    const now = reachedAt(board, id, at, others);
    for (const gone of before?.in ?? [])
      if (!now.includes(gone) && left.every((each) => each.id !== gone)) left.push({ id: gone, at: before?.at ?? at });
    before = { at, in: now };
  }
  return left;
}
