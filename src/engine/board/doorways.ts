import type { BattleBoard } from './battleBoard.ts';
import type { BoardMap, MapPiece } from './boardMap.ts';
import { hasDoor } from './doors.ts';
import { standingOn } from './looks.ts';
import { terrainOn } from './mapTerrain.ts';
import type { Part } from './part.ts';
import { isInPart } from './placing.ts';
import { gapToPart } from './terrain.ts';
import { EPSILON, INCH } from './units.ts';

const leavesOf = (map: BoardMap, door: string): readonly Part[] =>
  (terrainOn(map).byFeature.get(door) ?? []).filter(({ traits }) => traits.has('Accessible'));

/** Whether somebody has the door of a piece within an inch of its base: not where it has no place. Source: rules/kill-team.md A3.2. */
export function isAtDoor(board: BattleBoard, door: string, id: string): boolean {
  const standing = standingOn(board, id);
  return standing !== null && leavesOf(board.map, door).some((leaf) => gapToPart(standing, leaf) <= INCH + EPSILON);
}

/** The pieces with a door within an inch of somebody's base, in the order of the board. */
export const doorsAt = (board: BattleBoard, id: string): readonly MapPiece[] =>
  board.map.pieces.filter((piece) => hasDoor(piece) && isAtDoor(board, piece.id, id));

const shut = (leaf: Part): Part => ({
  ...leaf,
  traits: new Set([...leaf.traits].filter((trait) => trait !== 'Open')),
});

/** The first of these who stands where the door of a piece is, or would be were it shut; null: nobody does. */
export function inDoorway({ map, places }: BattleBoard, door: string, ids: readonly string[]): string | null {
  const leaves = leavesOf(map, door).map(shut);
  const isIn = (id: string): boolean => {
    const place = places[id];
    return place !== undefined && leaves.some((leaf) => isInPart(place, leaf));
  };
  return ids.find(isIn) ?? null;
}
