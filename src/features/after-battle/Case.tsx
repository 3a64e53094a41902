import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import styles from './AfterBattle.module.css';
import type { Walk } from './useWalk.ts';

type CaseProps = {
  readonly walk: Walk;
  readonly member: string;
  readonly detail: string;
  readonly tail?: ReactNode;
  /** It is being decided: drawn large. */
  readonly open?: boolean;
  /** It serves no more. */
  readonly gone?: boolean;
  readonly children?: ReactNode;
};

/** One operative of the walk: who, what is known, what is to do. */
export function Case({ walk, member: id, detail, tail, open = false, gone = false, children }: CaseProps) {
  const member = walk.state.members.find((each) => each.id === id);
  const bust = bustFor(member?.portrait);
  return (
    <li className={classNames(styles.case, open && styles.open, gone && styles.gone)}>
      <div className={styles.head}>
        <span className={styles.bust}>
          <Bust name={bust} />
        </span>
        <span className={styles.words}>
          <b>{member?.name ?? id}</b>
          <small>{detail}</small>
        </span>
        <span className={styles.tail}>{tail}</span>
      </div>
      {children}
    </li>
  );
}
