import { memo } from 'react';
import styles from './Pips.module.css';
import type { ApShown } from './side.ts';

function Squares({ left, of, label }: ApShown) {
  return (
    <span className={styles.pips} role="img" aria-label={label}>
      {Array.from({ length: Math.max(of, left) }, (_, index) => (
        <i key={index} className={index < left ? styles.on : undefined} />
      ))}
    </span>
  );
}

/** Action points as squares: filled ones are left. */
export const Pips = memo(Squares);
