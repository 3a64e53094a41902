import { gridAt, type Lays } from '../../../forms/board/laying.ts';
import type { Desk } from '../desk.ts';
import type { BoardHand } from './hand.ts';

interface LayPlace {
  readonly desk: Pick<Desk, 'act'>;
  readonly hand: Pick<BoardHand, 'start'>;
}

/** A marker that is laid is what is measured from next; refused, it stays in hand. */
export const laysIn = ({ desk, hand }: LayPlace): Lays => ({
  hold: hand.start,
  lay: (marker, spot) => {
    const isLaid = desk.act({ type: 'layMarker', marker, at: gridAt(spot) });
    hand.start(isLaid ? { kind: 'measure', from: { kind: 'zone', id: marker }, to: null } : { kind: 'lay', marker });
  },
});
