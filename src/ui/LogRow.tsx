import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './LogRow.module.css';

type LogRowProps = {
  readonly icon: IconName;
  /** One sentence; names in bold. */
  readonly children: ReactNode;
  /** Its figures, at the right. */
  readonly note?: string;
  /** Taken back, and could be done again. */
  readonly undone?: boolean;
  readonly onPress?: () => void;
};

/** One event of the log. */
export function LogRow({ icon, children, note, undone = false, onPress }: LogRowProps) {
  const look = classNames(styles.row, undone && styles.undone);
  const content = (
    <>
      <Icon name={icon} size={18} />
      <span>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  return (
    <li>
      {onPress === undefined ? (
        <div className={look}>{content}</div>
      ) : (
        <button type="button" className={look} onClick={onPress}>
          {content}
        </button>
      )}
    </li>
  );
}
