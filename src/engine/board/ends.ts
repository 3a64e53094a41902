import type { Standing } from './base.ts';
import type { BattleBoard, BoardPlace } from './battleBoard.ts';
import type { BoardMap } from './boardMap.ts';
import { type At, type Look, lookBetween, standingAt, standingOn } from './looks.ts';
import { withPlace } from './overruled.ts';
import { terrainOn } from './mapTerrain.ts';
import { saidOf } from './overruled.ts';
import { type Point, distanceToPolygon } from './plane.ts';
import { inControlRange } from './sight.ts';
import { gapToPart } from './terrain.ts';
import { EPSILON, MILLIMETRE } from './units.ts';
import { isVisible } from './visible.ts';

/** Nearer than this a base touches terrain: nothing is put down more exactly. */
const TOUCHES = MILLIMETRE / 10;

/** The piece whose Vantage somebody stands on at a place (grid steps); null: none. */
export function vantageAt(map: BoardMap, at: Point & { readonly z: number }): string | null {
  if (at.z === 0) return null;
  const under = terrainOn(map).parts.find(
    ({ corners, high, traits }) =>
      traits.has('Vantage') &&
      !traits.has('Open') &&
      Math.abs(high - at.z) <= EPSILON &&
      distanceToPolygon(at, corners) <= EPSILON,
  );
  return under?.feature ?? null;
}

/** What is so of somebody else for who stands at a place: what both see of each other, and whether they are in control range. */
export interface AtEnd {
  readonly id: string;
  /** Inches between the bases. */
  readonly inches: number;
  readonly inControlRange: boolean;
  /** What who stands there sees of the other: not at all where its `leaning` is null. */
  readonly sees: Look;
  readonly seenBy: Look;
}

/** The same base at another place (grid steps). */
function placedAt({ map }: BattleBoard, before: BoardPlace, { x, y, z }: Point & { readonly z: number }): BoardPlace {
  const { vantage: _, ...base } = before;
  const vantage = vantageAt(map, { x, y, z });
  return { ...base, x, y, z, ...(vantage !== null && { vantage }) };
}

/** Somebody as if it stood at another place (grid steps); null: it has no place on the board. */
export function movedTo(board: BattleBoard, id: string, at: Point & { readonly z: number }): Standing | null {
  const place = board.places[id];
  if (place === undefined) return null;
  return standingAt(placedAt(board, place, at));
}

/** The board once somebody stands at another place (grid steps); the same where it has none on it. */
export function stoodOn(board: BattleBoard, id: string, at: Point & { readonly z: number }): BattleBoard {
  const place = board.places[id];
  if (place === undefined) return board;
  return withPlace(board, id, placedAt(board, place, at));
}

/**
 * What would be so of each of these others if somebody stood at a place (grid steps): the end of a move, say. Those without a
 * place are left out; null: it has none itself.
 */
export function atEndOn(
  board: BattleBoard,
  id: string,
  at: Point & { readonly z: number },
  others: readonly string[],
): readonly AtEnd[] | null {
  const there = movedTo(board, id, at);
  if (there === null) return null;
  const terrain = terrainOn(board.map);
  return others.flatMap((other): readonly AtEnd[] => {
    const standing = standingOn(board, other);
    if (standing === null) return [];
    const [one, two]: [At, At] = [
      { id, at: there },
      { id: other, at: standing },
    ];
    const [sees, seenBy] = [lookBetween(board, one, two), lookBetween(board, two, one)];
    return [{ id: other, inches: sees.inches, inControlRange: inControlRange(there, standing, terrain), sees, seenBy }];
  });
}

/** Whether who would stand at a place sees somebody or something (grid steps). */
export function isSeenFrom(
  board: BattleBoard,
  id: string,
  at: Point & { readonly z: number },
  what: Standing,
): boolean {
  const there = movedTo(board, id, at);
  return there !== null && isVisible(there, what, terrainOn(board.map));
}

/** Whether somebody would have somebody else in sight from a place, or be in its sight, by their heads alone: soon told. Where it stands the table has the last word. */
export function isInSightAt(
  board: BattleBoard,
  id: string,
  at: Point & { readonly z: number },
  other: string,
): boolean {
  const [there, standing] = [movedTo(board, id, at), standingOn(board, other)];
  if (there === null || standing === null) return false;
  const place = board.places[id];
  const isThere = place?.x === at.x && place.y === at.y && place.z === at.z;
  const said = isThere ? saidOf(board, id, other)?.visible : undefined;
  if (said !== undefined) return said;
  const terrain = terrainOn(board.map);
  return isVisible(there, standing, terrain) || isVisible(standing, there, terrain);
}

/** Whether somebody would touch something that lines cross at a place. */
export function touchesAt(board: BattleBoard, id: string, at: Point & { readonly z: number }): boolean {
  const there = movedTo(board, id, at);
  return there !== null && terrainOn(board.map).crossed.some((part) => gapToPart(there, part) <= TOUCHES);
}
