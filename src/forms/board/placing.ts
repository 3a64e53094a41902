import type { BattleBoard, BoardPlace } from '../../engine/board/battleBoard.ts';
import { geometry } from '../../engine/board/geometry.ts';
import { distanceToPolygon } from '../../engine/board/plane.ts';
import { type Body, bodyAs } from '../../engine/board/setUp/body.ts';
import { toGrid } from '../../engine/board/units.ts';
import type { Spot } from '../../ui/board/shown.ts';

/** A floor over a place of the board; `vantage` null: the ground. */
export interface Floor {
  readonly z: number;
  readonly vantage: string | null;
}

const GROUND: Floor = { z: 0, vantage: null };

/** The floors over a place, the highest first, the ground last. */
export function floorsAt({ map }: BattleBoard, { x, y }: Spot): readonly Floor[] {
  const at = { x: toGrid(x), y: toGrid(y) };
  const floors = map.pieces.flatMap(({ id, parts }) =>
    parts
      .filter(({ traits }) => traits.includes('Vantage'))
      .filter(
        (part) =>
          distanceToPolygon(
            at,
            part.corners.map(([cx, cy]) => ({ x: cx, y: cy })),
          ) === 0,
      )
      .map(({ high }): Floor => ({ z: high, vantage: id })),
  );
  return [...floors.toSorted((one, other) => other.z - one.z), GROUND];
}

/** Whether there is any floor over the ground. */
export const hasFloors = ({ map }: BattleBoard): boolean =>
  map.pieces.some(({ parts }) => parts.some(({ traits }) => traits.includes('Vantage')));

/** Somebody at a place of the board, on its highest floor or on the ground. */
export function placeAt(board: BattleBoard, body: Body, spot: Spot, level: 'top' | 'ground'): BoardPlace {
  const { z, vantage } = (level === 'ground' ? null : floorsAt(board, spot)[0]) ?? GROUND;
  return { x: toGrid(spot.x), y: toGrid(spot.y), z, ...bodyAs(body), ...(vantage !== null && { vantage }) };
}

const RING = toGrid(0.25);
const RINGS = 8;
const ROUND = 16;

/** The places about one, the nearest first. */
const about = ({ x, y }: BoardPlace): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: RINGS * ROUND }, (_, at) => {
    const far = RING * (1 + Math.floor(at / ROUND));
    const turn = (2 * Math.PI * (at % ROUND)) / ROUND;
    return { x: Math.round(x + far * Math.cos(turn)), y: Math.round(y + far * Math.sin(turn)) };
  });

/** The same, or the nearest place on the same floor where it can stand; itself where there is none near. */
export function slid(board: BattleBoard, place: BoardPlace, others: readonly string[]): BoardPlace {
  const isFree = (each: BoardPlace): boolean => geometry().misplacedAt(board, each, others) === null;
  if (isFree(place)) return place;
  return (
    about(place)
      .map((at) => ({ ...place, ...at }))
      .find(isFree) ?? place
  );
}

/** Whose base is under a spot, but for who is in hand; null: nobody's. */
export function standsAt({ places }: BattleBoard, { x, y }: Spot, held: string | null): string | null {
  const [left, near] = [toGrid(x), toGrid(y)];
  const found = Object.entries(places).find(
    ([id, place]) => id !== held && Math.hypot(left - place.x, near - place.y) <= place.radius,
  );
  return found?.[0] ?? null;
}
