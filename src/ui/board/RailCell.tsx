import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import type { CardState } from '../OperativeCard.tsx';
import type { SideColour } from '../side.ts';
import { useHold } from '../useHold.ts';
import { longestWord } from '../longestWord.ts';
import styles from './RailCell.module.css';

type RailCellProps = {
  readonly side: SideColour;
  readonly name: string;
  readonly state: CardState;
  readonly stateWord: string;
  readonly wounds: string;
  readonly injured: boolean;
  readonly conceal: boolean;
  readonly offered: boolean;
  /** Without its state: the side that does not act. */
  readonly low: boolean;
  readonly sentence: string;
  readonly onPress: () => void;
  readonly onHold: () => void;
};

/** How many letters the sign of an order takes. */
const SIGN = 2.5;

/** Somebody as a numeral with a name, in a row of its side. */
export function RailCell(props: RailCellProps) {
  const { side, name, state, stateWord, wounds, injured, conceal, offered, low, sentence } = props;
  const hold = useHold(props.onPress, props.onHold);
  return (
    <button
      type="button"
      className={classNames(
        styles.cell,
        styles[side],
        styles[state],
        injured && styles.injured,
        offered && styles.offered,
        low && styles.low,
      )}
      style={{ '--longest': longestWord(name), '--word': low ? 0 : stateWord.length + (conceal ? SIGN : 0) }}
      aria-label={sentence}
      {...hold}
    >
      <b className={styles.wounds}>{wounds}</b>
      <span className={styles.name}>{name}</span>
      {!low && (
        <small className={styles.word}>
          {conceal && state !== 'down' && <Icon name="conceal" size={13} />}
          {stateWord}
        </small>
      )}
    </button>
  );
}
