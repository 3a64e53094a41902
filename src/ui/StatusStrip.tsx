import type { ReactNode } from 'react';
import styles from './StatusStrip.module.css';

type StatusStripProps = {
  /** Accessible name of the strip. */
  readonly label: string;
  /** The cells, in reading order. */
  readonly children: ReactNode;
  /** What stands at the far end and never scrolls away: log, save glyph. */
  readonly end?: ReactNode;
};

/** The line above the table: phase, initiative, points, alert, and whether all of it is saved. */
export function StatusStrip({ label, children, end }: StatusStripProps) {
  return (
    <div className={styles.strip} role="group" aria-label={label}>
      <div className={styles.cells}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
