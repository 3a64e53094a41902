import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

type SettingRowProps = { readonly label: ReactNode; readonly hint?: ReactNode; readonly children: ReactNode };

/** A setting: its words at the left, its control at the right. The control carries its own accessible name. */
export function SettingRow({ label, hint, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
