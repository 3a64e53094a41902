import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { toGrid } from '../../../engine/board/units.ts';
import { middleOf } from '../../../engine/board/zoneMark.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { type Frame, type Pixel, pixelOf } from '../../../ui/board/frame.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import { tappedAt } from '../../../ui/board/tapped.ts';
import type { Desk } from '../desk.ts';
import type { BoardHand, Doing } from './hand.ts';

interface LayPlace {
  readonly desk: Pick<Desk, 'act'>;
  readonly hand: Pick<BoardHand, 'start'>;
}

type Laying = Extract<Doing, { kind: 'lay' }>;

/** A marker lies there from now on, and is what is measured from next; refused, it stays in hand. */
export function layMarker({ desk, hand }: LayPlace, marker: string, { x, y }: Spot): void {
  const at = { x: toGrid(x), y: toGrid(y) };
  if (!desk.act({ type: 'layMarker', marker, at })) return hand.start({ kind: 'lay', marker });
  return hand.start({ kind: 'measure', from: { kind: 'zone', id: marker }, to: null });
}

/** Where a marker lies on the board; null: it is gone. */
export function liesAt({ map }: BattleBoard, marker: string): Spot | null {
  const zone = map.zones.find(({ id }) => id === marker);
  return zone === undefined ? null : spotAt(middleOf(zone));
}

/** A drag of a marker in hand: it lies where it is let go; one that the screen takes away leaves it in hand. */
export function layDrag(place: LayPlace, { marker, spot }: Laying, board: BattleBoard) {
  const at = spot ?? liesAt(board, marker);
  return {
    grabs: (finger: Pixel, _token: string | null, frame: Frame): boolean =>
      at !== null && tappedAt([{ id: marker, at: pixelOf(frame, at) }], finger).length > 0,
    to: (to: Spot): void => place.hand.start({ kind: 'lay', marker, spot: to, held: true }),
    end: (to: Spot | null): void =>
      to === null ? place.hand.start({ kind: 'lay', marker }) : layMarker(place, marker, to),
  };
}
