import { useContext } from 'react';
import { BaseShape } from './BaseShape.tsx';
import { type Pixel, pixelOf } from './frame.ts';
import { freePlace, widthOf } from './labels.ts';
import styles from './MeasurePicture.module.css';
import type { Spot, TokenShown } from './shown.ts';
import { TakenBoxes, useShownFrame } from './shownFrame.ts';

type Ring = Pick<TokenShown, 'at' | 'radius' | 'oval'> & { readonly around: number; readonly label: string };

type MeasureProps = {
  readonly line: { readonly from: Spot; readonly to: Spot; readonly label: string } | null;
  /** How far is near: so many inches around a base. */
  readonly ring: Ring | null;
};

const TICK = 7;
const AWAY = 14;
/** How large a length is written, and how far a ring is. */
const [LENGTH, FAR] = [22, 12];
/** Where along a line its length may stand, the middle first. */
const ALONG = [0.5, 0.3, 0.7];

/** Where a text stands whose middle may be at any of these places: the first where it covers nothing, else the first. */
function useRoomFor(label: string, size: number, middles: readonly Pixel[]): Pixel {
  const { size: map } = useShownFrame();
  const taken = useContext(TakenBoxes);
  const box = { width: widthOf(label, size) + 4, height: size };
  const corners = middles.map(({ left, top }) => ({ left: left - box.width / 2, top: top - box.height / 2 }));
  const place = freePlace(corners, box, { taken, map }) ?? corners[0] ?? { left: 0, top: 0 };
  return { left: place.left + box.width / 2, top: place.top + box.height / 2 };
}

function Line({ from, to, label }: NonNullable<MeasureProps['line']>) {
  const frame = useShownFrame();
  const [start, end] = [pixelOf(frame, from), pixelOf(frame, to)];
  const [dx, dy] = [end.left - start.left, end.top - start.top];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ax, ay] = [-dy / length, dx / length];
  const place = useRoomFor(
    label,
    LENGTH,
    ALONG.flatMap((part) =>
      [1, -1].map((on) => ({
        left: start.left + dx * part + ax * AWAY * on,
        top: start.top + dy * part + ay * AWAY * on,
      })),
    ),
  );
  const tick = ({ left, top }: typeof start) =>
    `M${left - ax * TICK} ${top - ay * TICK}L${left + ax * TICK} ${top + ay * TICK}`;
  return (
    <>
      <path
        className={styles.line}
        d={`M${start.left} ${start.top}L${end.left} ${end.top}${tick(start)}${tick(end)}`}
      />
      <text className={styles.label} x={place.left} y={place.top + 7}>
        {label}
      </text>
    </>
  );
}

function Around({ at, radius, oval, around, label }: Ring) {
  const frame = useShownFrame();
  const { left, top } = pixelOf(frame, at);
  const off = (radius + around) * frame.scale + FAR / 2 + 2;
  const place = useRoomFor(label, FAR, [
    { left, top: top - off },
    { left, top: top + off },
    { left: left + off + FAR / 2, top },
    { left: left - off - FAR / 2, top },
  ]);
  return (
    <>
      <g transform={`translate(${left} ${top})`}>
        <BaseShape className={styles.ring} radius={radius} oval={oval} around={around} frame={frame} />
      </g>
      <text className={styles.near} x={place.left} y={place.top + 4}>
        {label}
      </text>
    </>
  );
}

/** What is measured on the board: a line with its length, and a ring about where it begins. */
export const MeasurePicture = ({ line, ring }: MeasureProps) => (
  <g>
    {ring !== null && <Around {...ring} />}
    {line !== null && <Line {...line} />}
  </g>
);
