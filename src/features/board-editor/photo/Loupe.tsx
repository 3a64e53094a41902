import type { Pixel } from '../../../ui/board/frame.ts';
import type { Shown } from './shownPhoto.ts';
import styles from './Photo.module.css';

/** Px along a side of the loupe, how much closer it shows, how far it stands from the finger. */
const [EDGE, CLOSER, AWAY] = [148, 3, 36];

type LoupeProps = { readonly shown: Shown; readonly href: string; readonly at: Pixel; readonly lines: string };

/** What lies under a finger, larger, and standing diagonally away from it on the side with room. */
export function Loupe({ shown, href, at, lines }: LoupeProps) {
  const { width, height } = shown.map;
  const left = at.left > width / 2 ? at.left - AWAY - EDGE : at.left + AWAY;
  const top = at.top > height / 2 ? at.top - AWAY - EDGE : at.top + AWAY;
  const middle = EDGE / 2;
  const { photo } = shown;
  return (
    <svg className={styles.loupe} style={{ left, top }} width={EDGE} height={EDGE} aria-hidden="true">
      <g transform={`translate(${middle} ${middle}) scale(${CLOSER}) translate(${-at.left} ${-at.top})`}>
        <image href={href} x={photo.left} y={photo.top} width={photo.width} height={photo.height} />
        <path className={styles.edges} d={lines} />
      </g>
      <path className={styles.cross} d={`M${middle} 24V${EDGE - 24}M24 ${middle}H${EDGE - 24}`} />
    </svg>
  );
}
