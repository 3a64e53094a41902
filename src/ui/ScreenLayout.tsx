import { type ReactNode, useContext } from 'react';
import { BelowTop } from './belowTop.ts';
import { classNames } from './classNames.ts';
import styles from './ScreenLayout.module.css';

type ScreenLayoutProps = {
  /** Accessible name of the screen. */
  readonly label: string;
  readonly top?: ReactNode;
  readonly children: ReactNode;
  readonly bar?: ReactNode;
  readonly toast?: ReactNode;
  /** text: a column of reading width in the middle of large screens (default); wide: room for two, from 1000 px on; paper: A4. */
  readonly width?: 'text' | 'wide' | 'paper' | 'full';
};

/** A screen that is not the table: head, what scrolls, the bar under the thumb. */
export function ScreenLayout({ label, top, children, bar, toast, width = 'text' }: ScreenLayoutProps) {
  const below = useContext(BelowTop);
  return (
    <main className={classNames(styles.screen, width !== 'text' && styles[width])} aria-label={label}>
      {top !== undefined && (
        <div className={styles.top}>
          {top}
          {below}
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.content}>{children}</div>
      </div>
      {toast !== undefined && toast !== null && <div className={classNames(styles.foot, styles.toast)}>{toast}</div>}
      {bar !== undefined && <div className={classNames(styles.foot, styles.bar)}>{bar}</div>}
    </main>
  );
}
