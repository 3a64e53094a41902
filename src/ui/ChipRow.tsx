import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

/** Fact chips, three in a row. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}
