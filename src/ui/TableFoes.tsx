import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import { type CardState, stateIcon } from './OperativeCard.tsx';
import type { OrderShown } from './side.ts';
import styles from './TableFoes.module.css';

const ABREAST = 5;

/** How many stand side by side, so that all rows are about as long. */
const columnsFor = (count: number): number => Math.max(1, Math.ceil(count / Math.ceil(count / ABREAST)));

type TableFoesProps = { readonly label: string; readonly count: number; readonly children: ReactNode };

/** Table mode: the enemies as a strip of numerals, five abreast at most on a phone. */
export function TableFoes({ label, count, children }: TableFoesProps) {
  return (
    <section className={styles.foes} style={{ '--columns': columnsFor(count) }} aria-label={label}>
      {children}
    </section>
  );
}

type TableFoeProps = {
  /** The name as short as the strip can tell it apart; it may take two lines. */
  readonly short: string;
  readonly state: CardState;
  readonly order?: OrderShown['kind'] | null;
  readonly now: number;
  readonly injured: boolean;
  /** Waits to be tapped: brass edge. */
  readonly offered?: boolean;
  /** The odds at it, in place of state and order: chance, wounds. */
  readonly odds?: readonly string[];
  readonly sentence: string;
  readonly onPress: () => void;
};

/** Letters of the longest part that a line cannot break. */
const longest = (name: string): number => Math.max(...name.split(/[ -]/u).map(({ length }) => length));

/** One enemy of the strip: wounds, state and order, name. */
export function TableFoe(props: TableFoeProps) {
  const { short, state, order = null, now, injured, offered = false, odds, sentence, onPress } = props;
  const known = state === 'done' || state === 'down';
  return (
    <button
      type="button"
      className={classNames(styles.foe, known && styles[state], injured && styles.harm, offered && styles.offered)}
      aria-label={sentence}
      onClick={onPress}
    >
      <span className={styles.top}>
        <b>{now}</b>
        {odds === undefined ? (
          <span className={styles.signs}>
            <Icon name={stateIcon('enemy', state)} size={18} />
            {order !== null && <Icon name={order} size={22} />}
          </span>
        ) : (
          <span className={styles.odds}>
            {odds.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </span>
        )}
      </span>
      <span className={styles.name} style={{ '--letters': longest(short) }}>
        {short}
      </span>
    </button>
  );
}
