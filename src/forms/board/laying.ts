import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { toGrid } from '../../engine/board/units.ts';
import { middleOf } from '../../engine/board/zoneMark.ts';
import { type Frame, type Pixel, pixelOf } from '../../ui/board/frame.ts';
import type { Spot } from '../../ui/board/shown.ts';
import { tappedAt } from '../../ui/board/tapped.ts';
import { spotAt } from './spotAt.ts';

/**
 * A marker of the board, or a barricade, is in hand, to be laid elsewhere. `spot`: it would lie there; `held`: a drag lasts;
 * `turned`: how a barricade would lie, in degrees from the x axis.
 */
export interface Laying {
  readonly kind: 'lay';
  readonly marker: string;
  readonly spot?: Spot;
  readonly held?: true;
  readonly turned?: number;
}

/** What becomes of a marker in hand: it is held on to, or it lies there from now on. */
export interface Lays {
  readonly hold: (laying: Laying) => void;
  readonly lay: (marker: string, at: Spot) => void;
}

/** A spot in grid steps. */
export const gridAt = ({ x, y }: Spot) => ({ x: toGrid(x), y: toGrid(y) });

/** Where a marker or a barricade lies on the board; null: it is not there. */
export function liesAt({ map }: BattleBoard, marker: string): Spot | null {
  const is = ({ id }: { readonly id: string }): boolean => id === marker;
  const lying = map.zones.find(is) ?? map.pieces.find(is)?.parts[0];
  return lying === undefined ? null : spotAt(middleOf(lying));
}

/** A drag of a marker in hand: it lies where it is let go; one that the screen takes away leaves it in hand. */
export function layDrag({ hold, lay }: Lays, { held: _held, ...laying }: Laying, board: BattleBoard) {
  const { spot, ...still } = laying;
  const { marker } = laying;
  const at = spot ?? liesAt(board, marker);
  return {
    grabs: (finger: Pixel, _token: string | null, frame: Frame): boolean =>
      at !== null && tappedAt([{ id: marker, at: pixelOf(frame, at) }], finger).length > 0,
    to: (to: Spot): void => hold({ ...still, spot: to, held: true }),
    end: (to: Spot | null): void => (to === null ? hold(still) : lay(marker, to)),
  };
}
