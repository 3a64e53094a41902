import type { ReactNode } from 'react';
import styles from './TableLayout.module.css';

type TableLayoutProps = {
  readonly label: string;
  readonly strip: ReactNode;
  /** Who acts; null while a target is chosen. */
  readonly sheet: ReactNode | null;
  /** The rest of the retinue, one row each. */
  readonly rows: ReactNode;
  /** The enemies as a strip. */
  readonly foes: ReactNode;
  /** An enemy is to be tapped: the enemies come first. */
  readonly foesFirst?: boolean;
  /** What is asked or chosen, between the enemies and the bar. */
  readonly over?: ReactNode;
  readonly bar: ReactNode;
};

/** Table mode: the battle on a phone that lies on the table, read at arm's length and beyond. */
export function TableLayout(props: TableLayoutProps) {
  const { label, strip, sheet, rows, foes, foesFirst = false, over, bar } = props;
  return (
    <main className={styles.screen} aria-label={label}>
      <h1 className="visually-hidden">{label}</h1>
      <div className={styles.strip}>{strip}</div>
      <div className={styles.body}>
        {sheet !== null && <div className={styles.sheet}>{sheet}</div>}
        {foesFirst && <div className={styles.foes}>{foes}</div>}
        <div className={styles.rows}>{rows}</div>
        {!foesFirst && <div className={styles.foes}>{foes}</div>}
      </div>
      {over !== undefined && over !== null && <div className={styles.over}>{over}</div>}
      <div className={styles.bar}>{bar}</div>
    </main>
  );
}
