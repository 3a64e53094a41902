import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { toInches } from '../../../engine/board/units.ts';
import { gridAt, type Lays } from '../../../forms/board/laying.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Desk } from '../desk.ts';

/** How near a base has to come to an objective for its move to be held at it, and how far it then reaches over its edge, in inches. */
const [HELD, OVER] = [0.4, 0.05];

interface Marker extends Spot {
  readonly id: string;
  readonly radius: number;
}

const half = (numbers: readonly number[]): readonly [middle: number, half: number] => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return [toInches((least + most) / 2), toInches((most - least) / 2)];
};

/** The objectives that lie on a board, as discs, in inches. */
const markersOn = ({ map }: BattleBoard): readonly Marker[] =>
  map.zones
    .filter(({ kind }) => kind === 'marker')
    .map(({ id, corners }) => {
      const [[x, wide], [y, deep]] = [half(corners.map(([left]) => left)), half(corners.map(([, near]) => near))];
      return { id, x, y, radius: Math.min(wide, deep) };
    });

/** Where a base ends that would all but touch an objective: at it (V-85); else the spot itself. `radius` in grid steps. */
export function atObjective(board: BattleBoard, radius: number, spot: Spot): Spot {
  for (const mark of markersOn(board)) {
    const far = Math.hypot(spot.x - mark.x, spot.y - mark.y);
    const gap = far - mark.radius - toInches(radius);
    if (gap <= 0 || gap > HELD) continue;
    const part = (gap + OVER) / far;
    return { x: spot.x + (mark.x - spot.x) * part, y: spot.y + (mark.y - spot.y) * part };
  }
  return spot;
}

/** The objective under a finger; null: there is none. */
export const objectiveAt = (board: BattleBoard, spot: Spot): string | null =>
  markersOn(board).find(({ x, y, radius }) => Math.hypot(spot.x - x, spot.y - y) <= radius)?.id ?? null;

/** How far an objective reaches from its middle, in inches. */
export const objectiveRadius = (board: BattleBoard, marker: string): number =>
  markersOn(board).find(({ id }) => id === marker)?.radius ?? 0;

/** An objective that is laid is in hand no more; refused, it stays there. */
export const laysIn = ({ act, setPick }: Pick<Desk, 'act' | 'setPick'>): Lays => ({
  hold: setPick,
  lay: (marker, spot) => setPick(act({ type: 'layMarker', marker, at: gridAt(spot) }) ? null : { kind: 'lay', marker }),
});
