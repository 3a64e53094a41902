import { type ReactNode, useContext } from 'react';
import { BarAside } from './barAside.ts';
import { BarBack } from './barBack.ts';
import styles from './ThumbBar.module.css';

type ThumbBarProps = {
  readonly label: string;
  /** Default: what all bars around here have. */
  readonly undo?: ReactNode;
  readonly next: ReactNode;
  /** Key hints, drawn on large screens only. */
  readonly keys?: ReactNode;
};

/** The bar under the thumb: undo, and the one next thing to do. Mirrored for the left hand (`data-thumb` on the page). */
export function ThumbBar({ label, undo, next, keys }: ThumbBarProps) {
  const aside = useContext(BarAside);
  const back = useContext(BarBack);
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <div className={styles.undo}>
        {undo ?? back}
        {aside}
      </div>
      <div className={styles.next}>{next}</div>
      {keys !== undefined && <div className={styles.keys}>{keys}</div>}
    </div>
  );
}
