import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './ColumnFoot.module.css';

type ColumnFootProps = {
  readonly title: string;
  readonly note?: string;
  /** At the end of its head: to more of the same. */
  readonly end?: ReactNode;
  readonly lines: readonly { readonly id: string; readonly icon: IconName; readonly said: ReactNode }[];
};

/** Below the cards of a side: a few short lines of what is so or was. */
export const ColumnFoot = ({ title, note, end, lines }: ColumnFootProps) => (
  <div className={styles.foot} data-part="foot">
    <div className={styles.head}>
      <SectionHead title={title} {...(note !== undefined && { note })} />
      {end}
    </div>
    <ul className={styles.lines} aria-label={title}>
      {lines.map(({ id, icon, said }) => (
        <li key={id}>
          <Icon name={icon} size={18} />
          <span>{said}</span>
        </li>
      ))}
    </ul>
  </div>
);
