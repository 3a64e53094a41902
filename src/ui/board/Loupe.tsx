import type { ReactNode } from 'react';
import type { Pixel, Size } from './frame.ts';
import styles from './Loupe.module.css';

/** Px along a side of the loupe, and how far it stands from the finger. */
const [EDGE, AWAY] = [148, 36];
const MIDDLE = EDGE / 2;

type LoupeProps = {
  /** Of all that it is a part of. */
  readonly size: Size;
  readonly at: Pixel;
  /** How much larger it shows. */
  readonly closer: number;
  /** What lies there, as it is drawn outside the loupe. */
  readonly children: ReactNode;
};

/** Where it stands along one side: away from the finger, on the side with room, and within. */
const beside = (at: number, all: number): number =>
  Math.max(0, Math.min(all - EDGE, at > all / 2 ? at - AWAY - EDGE : at + AWAY));

/** What lies under a finger, larger, and standing diagonally away from it on the side with room. */
export function Loupe({ size, at, closer, children }: LoupeProps) {
  const [left, top] = [beside(at.left, size.width), beside(at.top, size.height)];
  return (
    <svg className={styles.loupe} style={{ left, top }} width={EDGE} height={EDGE} aria-hidden="true">
      <g transform={`translate(${MIDDLE} ${MIDDLE}) scale(${closer}) translate(${-at.left} ${-at.top})`}>{children}</g>
      <path
        className={styles.cross}
        d={`M${MIDDLE} 8V${MIDDLE - 30}M${MIDDLE} ${EDGE - 8}V${MIDDLE + 30}M8 ${MIDDLE}H${MIDDLE - 30}M${EDGE - 8} ${MIDDLE}H${MIDDLE + 30}`}
      />
    </svg>
  );
}
