import { memo } from 'react';
import { classNames } from './classNames.ts';
import styles from './Pips.module.css';
import type { ApShown } from './side.ts';

function Squares({ left, of, label, slots = false }: ApShown) {
  return (
    <span className={classNames(styles.pips, slots && styles.slots)} role="img" aria-label={label}>
      {Array.from({ length: Math.max(of, left) }, (_, index) => (
        <i key={index} className={index < left ? styles.on : undefined} />
      ))}
    </span>
  );
}

/** Action points as squares, short acts as bars: filled ones are left. */
export const Pips = memo(Squares);
