import type { ReactNode } from 'react';
import styles from './ActionGrid.module.css';

/** Acts in two columns; one where text is too large for two. */
export function ActionGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.grid} role="group" aria-label={label}>
      {children}
    </div>
  );
}
