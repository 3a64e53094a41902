import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './Door.module.css';

type DoorProps = {
  /** A numeral or a picture. */
  readonly lead: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** How long it takes; null: it is not a game. */
  readonly time: string | null;
  /** The first of them, as the sheet. */
  readonly first?: boolean;
  readonly onPress: () => void;
};

/** A way into the app, for who comes to it with nothing. */
export function Door({ lead, title, detail, time, first = false, onPress }: DoorProps) {
  return (
    <button type="button" className={classNames(styles.door, first && styles.first)} onClick={onPress}>
      <span className={styles.lead} aria-hidden="true">
        {lead}
      </span>
      <span className={styles.words}>
        <b>{title}</b> <small>{detail}</small>
      </span>
      {time !== null && <small className={styles.time}>{time}</small>}
    </button>
  );
}
