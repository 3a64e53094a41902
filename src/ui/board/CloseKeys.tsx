import type { ReactNode } from 'react';
import styles from './CloseKeys.module.css';

/** Facts that half a millimetre decides, as many beside each other as there is room for. */
export const CloseKeys = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.keys} role="group" aria-label={label}>
    {children}
  </div>
);
