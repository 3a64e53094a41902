import { useContext } from 'react';
import { pixelOf } from './frame.ts';
import { type Box, boxAt, freePlace, widthOf } from './labels.ts';
import styles from './NamesPicture.module.css';
import type { Spot } from './shown.ts';
import { TakenBoxes, useShownFrame } from './shownFrame.ts';

/** Something small that lies on the ground, and what it is called. */
export interface NamedSpot {
  readonly id: string;
  readonly at: Spot;
  readonly name: string;
}

/** How large a name is written, and how far its box is from the middle of what it names. */
const SIZE = 12;
const OFF = 12;

/** What lies on a board by its name: below it, above or beside it, where that covers nothing; else it has none. */
export function NamesPicture({ all }: { readonly all: readonly NamedSpot[] }) {
  const frame = useShownFrame();
  const taken: Box[] = [...useContext(TakenBoxes)];
  return all.map(({ id, at, name }) => {
    const { left, top } = pixelOf(frame, at);
    const size = { width: widthOf(name, SIZE) + 4, height: SIZE + 2 };
    const [middle, beside] = [left - size.width / 2, top - size.height / 2];
    const places = [
      { left: middle, top: top + OFF },
      { left: middle, top: top - OFF - size.height },
      { left: left + OFF, top: beside },
      { left: left - OFF - size.width, top: beside },
    ];
    const place = freePlace(places, size, { taken, map: frame.size });
    if (place === undefined) return null;
    taken.push(boxAt(place, size));
    return (
      <text key={id} className={styles.name} x={place.left + size.width / 2} y={place.top + SIZE - 1}>
        {name}
      </text>
    );
  });
}
