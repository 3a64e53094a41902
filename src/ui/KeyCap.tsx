import type { ReactNode } from 'react';
import styles from './KeyCap.module.css';

/** A key of the keyboard, drawn only where there is one. */
export function KeyCap({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
