import { memo, type ReactNode } from 'react';
import styles from './KeyCap.module.css';

function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

/** A key of the keyboard, drawn only where there is one. */
export const KeyCap = memo(Key);
