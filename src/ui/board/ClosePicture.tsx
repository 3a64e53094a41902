import styles from './ClosePicture.module.css';
import { pixelOf } from './frame.ts';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';

/** A place where half a millimetre decides, and the distance there; null: it is none. `about`: somebody stands there. */
export interface CloseShown {
  readonly id: string;
  readonly at: Spot;
  readonly label: string | null;
  readonly about?: true;
}

/** Half of the square's side, in px: about a mere place, and about somebody whose wounds it leaves to be read. */
const [HALF, ABOUT] = [6, 13];

/** Where half a millimetre decides: a square about the place. */
export function ClosePicture({ all }: { readonly all: readonly CloseShown[] }) {
  const frame = useShownFrame();
  return all.map(({ id, at, label, about }) => {
    const { left, top } = pixelOf(frame, at);
    const half = about === true ? ABOUT : HALF;
    return (
      <g key={id} data-close={id} transform={`translate(${left} ${top})`}>
        <rect className={styles.frame} x={-half} y={-half} width={2 * half} height={2 * half} />
        {label !== null && (
          <text className={styles.label} y={-HALF - 4}>
            {label}
          </text>
        )}
      </g>
    );
  });
}
