import styles from './Pips.module.css';
import type { ApShown } from './side.ts';

/** Action points as squares: filled ones are left. */
export function Pips({ left, of, label }: ApShown) {
  return (
    <span className={styles.pips} role="img" aria-label={label}>
      {Array.from({ length: Math.max(of, left) }, (_, index) => (
        <i key={index} className={index < left ? styles.on : undefined} />
      ))}
    </span>
  );
}
