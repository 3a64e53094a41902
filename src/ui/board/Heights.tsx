import { memo } from 'react';
import styles from './Board.module.css';
import { type Frame, type Pixel, pixelOf } from './frame.ts';
import { type Box, boxAt, freePlace, widthOf } from './labels.ts';
import type { HeightShown } from './shown.ts';

const FULL = 15;
const USUAL_SCALE = 17;
const LARGEST = 26;
/** Px that a height leaves free beside it, both sides together. */
const FREE = 6;
/** How high its figures are, as a share of its size. */
const FIGURES = 0.8;

type Written = {
  /** A length in inches, as it is written. */
  readonly length: (inches: number) => string;
  readonly frame: Frame;
};

/** A height with the places of its piece where it may be written, the left top of each, its middle first; none: it has no room there. */
function written({ high, from, to }: HeightShown, { length, frame }: Written) {
  const text = length(high);
  const size = Math.min(LARGEST, Math.max(FULL, (FULL * frame.scale) / USUAL_SCALE));
  const box = { width: widthOf(text, size), height: size * FIGURES };
  const [one, other] = [pixelOf(frame, from), pixelOf(frame, to)];
  const middle = { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 };
  const [right, down] = [
    (Math.abs(other.left - one.left) - box.width - FREE) / 2,
    (Math.abs(other.top - one.top) - size) / 2,
  ];
  const offs: readonly Pixel[] = [
    { left: 0, top: 0 },
    { left: 0, top: -down },
    { left: 0, top: down },
    { left: -right, top: 0 },
    { left: right, top: 0 },
  ];
  const places = offs.map((off) => ({
    left: middle.left + off.left - box.width / 2,
    top: middle.top + off.top - box.height / 2,
  }));
  return { text, size, box, places: right < 0 || down < 0 ? [] : places };
}

/** What heights cover that are written in the middle of their pieces. */
export const heightBoxes = (heights: readonly HeightShown[], how: Written): readonly Box[] =>
  heights.flatMap((height) => {
    const { box, places } = written(height, how);
    return places.slice(0, 1).map((place) => boxAt(place, box));
  });

type HeightsProps = Written & {
  readonly heights: readonly HeightShown[];
  /** What stands on the map and would cover them. */
  readonly taken?: readonly Box[];
};

const NOTHING: readonly Box[] = [];

/** The heights of pieces, each where it is whole: one that is covered everywhere on its piece is not there. */
export const Heights = memo(({ heights, taken = NOTHING, ...how }: HeightsProps) =>
  heights.map((height) => {
    const { text, size, box, places } = written(height, how);
    const at = freePlace(places, box, { taken, map: how.frame.size });
    if (at === undefined) return null;
    return (
      <text
        key={height.id}
        className={styles.height}
        x={at.left + box.width / 2}
        y={at.top + box.height / 2 + size / 3}
        fontSize={size}
      >
        {text}
      </text>
    );
  }),
);
