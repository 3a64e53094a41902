import { memo } from 'react';
import { classNames } from './classNames.ts';
import { Mark } from './Mark.tsx';
import { sameShown } from './sameShown.ts';
import type { SideColour } from './side.ts';
import styles from './SideHead.module.css';

type SideHeadProps = {
  readonly side: SideColour;
  readonly title: string;
  /** How many are up. */
  readonly note?: string;
  /** Heads of the stat columns of wide cards. */
  readonly columns?: readonly string[];
};

function Head({ side, title, note, columns }: SideHeadProps) {
  return (
    <h2 className={classNames(styles.head, styles[side])}>
      <Mark side={side} />
      <span className={styles.title}>{title}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {columns !== undefined && (
        <span className={styles.columns} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </span>
      )}
    </h2>
  );
}

/** The head of one side's cards: mark, name, how many stand. */
export const SideHead = memo(Head, sameShown);
