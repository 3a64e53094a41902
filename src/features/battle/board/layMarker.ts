import { toGrid } from '../../../engine/board/units.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Desk } from '../desk.ts';
import type { BoardHand } from './hand.ts';

interface LayPlace {
  readonly desk: Pick<Desk, 'act'>;
  readonly hand: Pick<BoardHand, 'start'>;
}

/** A marker lies there from now on, and is what is measured from next; refused, it stays in hand. */
export function layMarker({ desk, hand }: LayPlace, marker: string, { x, y }: Spot): void {
  const at = { x: toGrid(x), y: toGrid(y) };
  if (!desk.act({ type: 'layMarker', marker, at })) return;
  hand.start({ kind: 'measure', from: { kind: 'zone', id: marker }, to: null });
}
