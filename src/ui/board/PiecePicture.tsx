import { pathOf } from './lines.ts';
import styles from './PiecePicture.module.css';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';

type PieceProps = {
  /** The corners of each of its parts, in inches. */
  readonly outlines: readonly (readonly Spot[])[];
  /** It must not stand there. */
  readonly wrong: boolean;
};

/** A piece of terrain in hand, where it would stand. */
export function PiecePicture({ outlines, wrong }: PieceProps) {
  const frame = useShownFrame();
  return (
    <path
      className={styles.piece}
      data-wrong={wrong ? '' : undefined}
      d={outlines.map((corners) => pathOf(frame, corners)).join('')}
    />
  );
}
