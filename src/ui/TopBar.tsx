import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import styles from './TopBar.module.css';

type TopBarProps = {
  readonly title: string;
  readonly back?: { readonly label: string; readonly onPress: () => void } | null;
  readonly note?: string;
  /** The far end: the save glyph. */
  readonly end?: ReactNode;
};

/** The head of a screen that is not the table: back, its name, where in the battle it stands. */
export function TopBar({ title, back = null, note, end }: TopBarProps) {
  return (
    <header className={styles.top}>
      {back !== null && (
        <button type="button" className={styles.back} aria-label={back.label} onClick={back.onPress}>
          <Icon name="back" />
        </button>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {end}
    </header>
  );
}
