import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import { type CardState, stateIcon } from './OperativeCard.tsx';
import styles from './TableFoes.module.css';

/** Table mode: the enemies as one strip of numerals. */
export function TableFoes({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.foes} aria-label={label}>
      {children}
    </section>
  );
}

type TableFoeProps = {
  /** Five letters or less. */
  readonly short: string;
  readonly state: CardState;
  readonly now: number;
  readonly injured: boolean;
  /** Waits to be tapped: brass edge. */
  readonly offered?: boolean;
  readonly sentence: string;
  readonly onPress: () => void;
};

/** One enemy of the strip. */
export function TableFoe({ short, state, now, injured, offered = false, sentence, onPress }: TableFoeProps) {
  const known = state === 'done' || state === 'down';
  return (
    <button
      type="button"
      className={classNames(styles.foe, known && styles[state], injured && styles.harm, offered && styles.offered)}
      aria-label={sentence}
      onClick={onPress}
    >
      <b>{now}</b>
      <span>
        <Icon name={stateIcon('enemy', state)} size={15} />
        {short}
      </span>
    </button>
  );
}
