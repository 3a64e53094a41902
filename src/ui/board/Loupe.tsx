import type { ReactNode } from 'react';
import type { Pixel, Size } from './frame.ts';
import { countIn } from './labels.ts';
import styles from './Loupe.module.css';

/** Px along a side of the loupe, and how far it stands from the finger. */
const [EDGE, AWAY] = [148, 36];
const MIDDLE = EDGE / 2;

const within = (at: number, all: number): number => Math.max(0, Math.min(all - EDGE, at));

/** Before and behind the finger along one side, that with more room first. */
function beside(at: number, all: number): readonly [number, number] {
  const [before, behind] = [within(at - AWAY - EDGE, all), within(at + AWAY, all)];
  return at > all / 2 ? [before, behind] : [behind, before];
}

/** A loupe is seen from under a finger: it lies nowhere over it. */
const isBeside = ({ left, top }: Pixel, finger: Pixel): boolean =>
  countIn(
    { left: left - AWAY / 2, top: top - AWAY / 2, right: left + EDGE + AWAY / 2, bottom: top + EDGE + AWAY / 2 },
    [finger],
  ) === 0;

/**
 * Where a loupe stands: diagonally away from the finger, on the side with room, where it hides the fewest of those that stand
 * about. As many hidden: as near as may be to where it stood `last`, so that it does not jump.
 */
export function loupeAt(size: Size, at: Pixel, others: readonly Pixel[] = [], last: Pixel | null = null): Pixel {
  const [lefts, tops] = [beside(at.left, size.width), beside(at.top, size.height)];
  const [first, ...rest] = tops.flatMap((top) => lefts.map((left): Pixel => ({ left, top })));
  const places = [first, ...rest].filter((place) => place !== undefined);
  const hides = ({ left, top }: Pixel): number =>
    countIn({ left, top, right: left + EDGE, bottom: top + EDGE }, others);
  const leaps = ({ left, top }: Pixel): number => (last === null ? 0 : Math.hypot(left - last.left, top - last.top));
  const [best] = places
    .filter((place) => isBeside(place, at))
    .toSorted((one, other) => hides(one) - hides(other) || leaps(one) - leaps(other));
  return best ?? first ?? { left: 0, top: 0 };
}

type LoupeProps = {
  /** Of all that it is a part of. */
  readonly size: Size;
  readonly at: Pixel;
  /** Its left and its top; absent: on the side with room. */
  readonly place?: Pixel;
  /** How much larger it shows. */
  readonly closer: number;
  /** What lies there, as it is drawn outside the loupe. */
  readonly children: ReactNode;
};

/** What lies under a finger, larger, and standing diagonally away from it on the side with room. */
export function Loupe({ size, at, place, closer, children }: LoupeProps) {
  const { left, top } = place ?? loupeAt(size, at);
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
