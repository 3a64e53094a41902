import { gridAt, type Lays } from '../../../forms/board/laying.ts';
import { type LayPlace, putBarricade } from './barricades.ts';

/** A marker that is laid is what is measured from next; refused, it stays in hand. What has a turn is a barricade. */
export const laysIn = ({ desk, hand }: LayPlace): Lays => ({
  hold: hand.start,
  lay: (marker, spot) => {
    if (hand.doing?.kind === 'lay' && hand.doing.turned !== undefined)
      return putBarricade({ desk, hand }, hand.doing, { spot });
    const isLaid = desk.act({ type: 'layMarker', marker, at: gridAt(spot) });
    return hand.start(
      isLaid ? { kind: 'measure', from: { kind: 'zone', id: marker }, to: null } : { kind: 'lay', marker },
    );
  },
});
