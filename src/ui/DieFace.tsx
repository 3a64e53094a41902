import styles from './DieFace.module.css';
import { pipSpots } from './pipSpots.ts';

export type DieSides = 3 | 4 | 6 | 8 | 10 | 12 | 20;

type DieFaceProps = { readonly face: number; readonly sides?: DieSides };

/** The face of a die without its edge: pips on six sides, a figure on the others. Decoration. */
export function DieFace({ face, sides = 6 }: DieFaceProps) {
  if (sides !== 6) {
    return (
      <span className={styles.figure} aria-hidden="true">
        {face}
      </span>
    );
  }
  return (
    <svg className={styles.pips} viewBox="0 0 24 24" aria-hidden="true">
      {pipSpots(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  );
}
