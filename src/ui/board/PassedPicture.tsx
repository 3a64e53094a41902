import { pixelOf } from './frame.ts';
import styles from './PassedPicture.module.css';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';

/** Half of a square's side, in px. */
const HALF = 11;

/** Places where a move might have ended, each with its letter. */
export function PassedPicture({ all }: { readonly all: readonly { readonly mark: string; readonly at: Spot }[] }) {
  const frame = useShownFrame();
  return all.map(({ mark, at }) => {
    const { left, top } = pixelOf(frame, at);
    return (
      <g key={mark} data-passed={mark} transform={`translate(${left} ${top})`}>
        <rect className={styles.frame} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
        <text className={styles.mark}>{mark}</text>
      </g>
    );
  });
}
