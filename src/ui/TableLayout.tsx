import type { ReactNode } from 'react';
import styles from './TableLayout.module.css';

type TableLayoutProps = {
  readonly label: string;
  readonly strip: ReactNode;
  /** Who acts. */
  readonly sheet: ReactNode;
  /** The rest of the retinue, one row each. */
  readonly rows: ReactNode;
  /** The enemies as a strip. */
  readonly foes: ReactNode;
  /** What is asked or chosen, between the enemies and the bar. */
  readonly over?: ReactNode;
  readonly bar: ReactNode;
};

/** Table mode: the battle on a phone that lies on the table, read at arm's length and beyond. */
export function TableLayout({ label, strip, sheet, rows, foes, over, bar }: TableLayoutProps) {
  return (
    <main className={styles.screen} aria-label={label}>
      <h1 className="visually-hidden">{label}</h1>
      <div className={styles.strip}>{strip}</div>
      <div className={styles.body}>
        <div className={styles.sheet}>{sheet}</div>
        <div className={styles.rows}>{rows}</div>
        <div className={styles.foes}>{foes}</div>
      </div>
      {over !== undefined && over !== null && <div className={styles.over}>{over}</div>}
      <div className={styles.bar}>{bar}</div>
    </main>
  );
}
