import styles from './ClosePicture.module.css';
import { pixelOf } from './frame.ts';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';

/** A place where half a millimetre decides, and the distance there; null: it is none. */
export interface CloseShown {
  readonly id: string;
  readonly at: Spot;
  readonly label: string | null;
}

const HALF = 6;

/** Where half a millimetre decides: a square about the place. */
export function ClosePicture({ all }: { readonly all: readonly CloseShown[] }) {
  const frame = useShownFrame();
  return all.map(({ id, at, label }) => {
    const { left, top } = pixelOf(frame, at);
    return (
      <g key={id} data-close={id} transform={`translate(${left} ${top})`}>
        <rect className={styles.frame} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
        {label !== null && (
          <text className={styles.label} y={-HALF - 4}>
            {label}
          </text>
        )}
      </g>
    );
  });
}
