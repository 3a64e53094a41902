import { useId } from 'react';
import styles from './Board.module.css';
import { type Frame } from './frame.ts';
import { Ground } from './Ground.tsx';
import { Heights } from './Heights.tsx';
import { Patterns } from './Patterns.tsx';
import type { GroundShown } from './shown.ts';

type BoardPictureProps = {
  readonly label: string;
  readonly ground: GroundShown;
  readonly frame: Frame;
  /** A length in inches, as it is written. */
  readonly length: (inches: number) => string;
};

/** A board, or a part of it, as a picture to be looked at: for paper. */
export function BoardPicture({ label, ground, frame, length }: BoardPictureProps) {
  const id = useId();
  return (
    <svg className={styles.still} width={frame.size.width} height={frame.size.height} role="img" aria-label={label}>
      <Patterns id={id} />
      <Ground ground={ground} frame={frame} hatches={id} />
      <Heights heights={ground.heights} frame={frame} length={length} />
    </svg>
  );
}
