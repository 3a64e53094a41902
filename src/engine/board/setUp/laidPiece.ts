import type { BattleBoard } from '../battleBoard.ts';
import type { MapPart, MapPiece, MapZone } from '../boardMap.ts';
import { geometry } from '../geometry.ts';
import type { Point } from '../plane.ts';
import { MILLIMETRE, toGrid } from '../units.ts';
import { withPiece } from '../withPiece.ts';
import type { Draw } from './draw.ts';

/** A straight piece that somebody puts down: its sides in grid steps, what it is called, its traits. */
export interface Slab {
  readonly name: string;
  readonly wide: number;
  readonly thick: number;
  readonly tall: number;
  readonly traits: MapPart['traits'];
}

/** The middle of a slab in grid steps, and how its length is turned from the x axis, in whole degrees. */
export interface SlabPlace {
  readonly at: Point;
  readonly turned: number;
}

/** A slab as a piece of terrain. `less`: so much smaller all around, in grid steps. */
export function slabPiece(
  id: string,
  { name, wide, thick, tall, traits }: Slab,
  { at, turned }: SlabPlace,
  less = 0,
): MapPiece {
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, aside: number): [number, number] => [
    Math.round(at.x + along * cos - aside * sin),
    Math.round(at.y + along * sin + aside * cos),
  ];
  const [long, deep] = [wide / 2 - less, thick / 2 - less];
  const corners = [corner(-long, -deep), corner(long, -deep), corner(long, deep), corner(-long, deep)];
  return { id, name, parts: [{ corners, low: 0, high: tall, traits }] };
}

/** How a slab lies that stands somewhere. */
export function slabPlace({ parts }: MapPiece): SlabPlace {
  const corners = parts.flatMap((part) => part.corners);
  const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = corners;
  const mean = (along: 0 | 1): number =>
    Math.round(corners.reduce((sum, corner) => sum + corner[along], 0) / Math.max(1, corners.length));
  const turned = Math.round((Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI);
  return { at: { x: mean(0), y: mean(1) }, turned: (turned + 360) % 360 };
}

/** Where a side sets up. */
const zonesOf = ({ map }: BattleBoard, side: 0 | 1): readonly MapZone[] =>
  map.zones.filter((zone) => zone.kind === 'drop' && (zone.side ?? side) === side);

/** How a slab of a side lies at first, in degrees: along where it sets up. */
export function slabTurned(board: BattleBoard, side: 0 | 1): number {
  const corners = zonesOf(board, side).flatMap((zone) => zone.corners);
  const long = (along: 0 | 1): number => {
    const all = corners.map((corner) => corner[along]);
    return Math.max(...all) - Math.min(...all);
  };
  return long(1) > long(0) ? 90 : 0;
}

const isOver = ({ map }: BattleBoard, { parts }: MapPiece): boolean =>
  parts.some(({ corners }) => corners.some(([x, y]) => x < 0 || y < 0 || x > map.width || y > map.height));

/** How far a piece is from where a side sets up, in inches; null: the board has no such place. */
function fromZones(map: BattleBoard, piece: MapPiece, side: 0 | 1): number | null {
  const board = withPiece(map, piece);
  const far = zonesOf(board, side).map(({ id }) => {
    const found = geometry().distanceOn(board, { kind: 'piece', id: piece.id }, { kind: 'zone', id });
    return found?.across ?? Infinity;
  });
  return far.length === 0 ? null : Math.min(...far);
}

/** A slab that a side wants to put down. `far`: at most so many inches from where it sets up; `standing`: on whom it must not be. */
export interface SlabWanted {
  readonly id: string;
  readonly slab: Slab;
  readonly side: 0 | 1;
  readonly far: number;
  readonly standing: readonly string[];
}

/** Why a slab must not stand somewhere: over the edge, in terrain, on a base, too far away. */
export type SlabFault = 'offBoard' | 'inTerrain' | 'onAnother' | 'far';

/** How exactly a hand puts something down, in grid steps. */
const HAND = MILLIMETRE / 2;

/**
 * All that is against a slab at a place, first what no table can have. Pieces and bases may touch. `clear`: nothing may be nearer
 * than so much, in grid steps.
 */
export function slabFaults(
  board: BattleBoard,
  wanted: SlabWanted,
  place: SlabPlace,
  clear = -HAND,
): readonly SlabFault[] {
  const { id, slab, side, far, standing } = wanted;
  const piece = slabPiece(id, slab, place, -clear);
  const then = withPiece(board, piece);
  const meets = (kind: 'piece' | 'model', other: string): boolean =>
    geometry().distanceOn(then, { kind: 'piece', id }, { kind, id: other })?.inches === 0;
  const faults: Readonly<Record<SlabFault, () => boolean>> = {
    offBoard: () => isOver(then, piece),
    inTerrain: () => board.map.pieces.some((each) => each.id !== id && meets('piece', each.id)),
    onAnother: () => standing.some((each) => meets('model', each)),
    far: () => (fromZones(board, slabPiece(id, slab, place), side) ?? 0) > far,
  };
  return (['offBoard', 'inTerrain', 'onAnother', 'far'] as const).filter((fault) => faults[fault]());
}

/** So often a place is drawn, and with so much room about it, in grid steps, before less is enough and at last a side does without. */
const TRIES = 300;
const ROOM = [toGrid(1), -HAND];
/** By how much a slab that is drawn is turned, in degrees, and how often that to either side. */
const LEAN = 15;
const LEANS = 2;

/** A place by chance at which nothing is against a slab, along where its side sets up and before that; null: none was found. */
export function slabDrawn(board: BattleBoard, wanted: SlabWanted, draw: Draw): SlabPlace | null {
  const along = slabTurned(board, wanted.side);
  for (let time = 0; time < TRIES * ROOM.length; time += 1) {
    const at = { x: draw(board.map.width), y: draw(board.map.height) };
    const turned = (along + 360 + LEAN * (draw(2 * LEANS + 1) - LEANS)) % 360;
    const isBefore = fromZones(board, slabPiece(wanted.id, wanted.slab, { at, turned }), wanted.side) !== 0;
    const room = ROOM[Math.floor(time / TRIES)];
    if (isBefore && slabFaults(board, wanted, { at, turned }, room).length === 0) return { at, turned };
  }
  return null;
}
