import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { toGrid } from '../../engine/board/units.ts';
import { middleOf } from '../../engine/board/zoneMark.ts';
import { type Frame, type Pixel, pixelOf } from '../../ui/board/frame.ts';
import type { Spot } from '../../ui/board/shown.ts';
import { tappedAt } from '../../ui/board/tapped.ts';
import { spotAt } from './spotAt.ts';

/** A marker of the board is in hand, to be laid elsewhere. `spot`: it would lie there; `held`: a drag lasts. */
export interface Laying {
  readonly kind: 'lay';
  readonly marker: string;
  readonly spot?: Spot;
  readonly held?: true;
}

/** What becomes of a marker in hand: it is held on to, or it lies there from now on. */
export interface Lays {
  readonly hold: (laying: Laying) => void;
  readonly lay: (marker: string, at: Spot) => void;
}

/** A spot in grid steps. */
export const gridAt = ({ x, y }: Spot) => ({ x: toGrid(x), y: toGrid(y) });

/** Where a marker lies on the board; null: it is gone. */
export function liesAt({ map }: BattleBoard, marker: string): Spot | null {
  const zone = map.zones.find(({ id }) => id === marker);
  return zone === undefined ? null : spotAt(middleOf(zone));
}

/** A drag of a marker in hand: it lies where it is let go; one that the screen takes away leaves it in hand. */
export function layDrag({ hold, lay }: Lays, { marker, spot }: Laying, board: BattleBoard) {
  const at = spot ?? liesAt(board, marker);
  return {
    grabs: (finger: Pixel, _token: string | null, frame: Frame): boolean =>
      at !== null && tappedAt([{ id: marker, at: pixelOf(frame, at) }], finger).length > 0,
    to: (to: Spot): void => hold({ kind: 'lay', marker, spot: to, held: true }),
    end: (to: Spot | null): void => (to === null ? hold({ kind: 'lay', marker }) : lay(marker, to)),
  };
}
