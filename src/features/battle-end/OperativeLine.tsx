import type { ReactNode } from 'react';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { classNames } from '../../ui/classNames.ts';
import line from '../../ui/Line.module.css';
import { operativeName } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './OperativeLine.module.css';

type OperativeLineProps = {
  readonly operative: Operative;
  readonly detail: string;
  readonly down?: boolean;
  readonly tail: ReactNode;
};

/** One operative in the reckoning. */
export function OperativeLine({ operative, detail, down = false, tail }: OperativeLineProps) {
  const words = useWords('play');
  const bust = bustFor(operative.portrait);
  return (
    <li className={classNames(styles.line, down && styles.down)}>
      <span className={classNames(line.bust, styles.bust)}>
        <Bust name={bust} />
      </span>
      <span className={classNames(line.words, styles.words)}>
        <b>{operativeName(words, operative)}</b>
        <small>{detail}</small>
      </span>
      <span className={styles.tail}>{tail}</span>
    </li>
  );
}
