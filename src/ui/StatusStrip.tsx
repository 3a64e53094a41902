import { type ReactNode, useContext } from 'react';
import { StripAside } from './stripAside.ts';
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
  const aside = useContext(StripAside);
  return (
    <div className={styles.strip} role="group" aria-label={label}>
      <div className={styles.cells}>
        {children}
        {aside}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
