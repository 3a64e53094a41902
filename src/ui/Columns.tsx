import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type ColumnsProps = { readonly first: ReactNode; readonly second: ReactNode };

/** Two halves of a screen: side by side from 1000 px on, else one after the other. */
export function Columns({ first, second }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{first}</div>
      <div>{second}</div>
    </div>
  );
}
