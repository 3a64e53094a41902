import { pixelOf } from './frame.ts';
import styles from './SaidPicture.module.css';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';

/** Somebody of whom something is said by hand: where it stands, and the radius of its base, in inches. */
export interface SaidShown {
  readonly id: string;
  readonly at: Spot;
  readonly radius: number;
}

/** Outside of a base, in px: its ring, and the word over that. */
const RING = 5;
const WORD = 9;

/** Rings about those of whom the table says otherwise than the board. */
export function SaidPicture({ all, label }: { readonly all: readonly SaidShown[]; readonly label: string }) {
  const frame = useShownFrame();
  return all.map(({ id, at, radius }) => {
    const { left, top } = pixelOf(frame, at);
    const wide = radius * frame.scale;
    return (
      <g key={id} data-said={id} transform={`translate(${left} ${top})`}>
        <circle className={styles.ring} r={wide + RING} />
        <text className={styles.label} y={-wide - WORD}>
          {label}
        </text>
      </g>
    );
  });
}
