import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import { distanceToPolygon } from '../../../engine/board/plane.ts';
import { radiusOf, toGrid } from '../../../engine/board/units.ts';
import type { Spot } from '../../../ui/board/shown.ts';

/** What nobody has said otherwise: a base of 28.5 mm, a head 1.35 inches over its floor. */
const USUAL = { radius: radiusOf(28.5), head: toGrid(1.35) };

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

/** Somebody at a place of the board, on its highest floor or on the ground. Its base and height stay as they were. */
export function placeAt(board: BattleBoard, id: string, spot: Spot, level: 'top' | 'ground'): BoardPlace {
  const { radius, head } = board.places[id] ?? USUAL;
  const { z, vantage } = (level === 'ground' ? null : floorsAt(board, spot)[0]) ?? GROUND;
  return { x: toGrid(spot.x), y: toGrid(spot.y), z, radius, head, ...(vantage !== null && { vantage }) };
}
