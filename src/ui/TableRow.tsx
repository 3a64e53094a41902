import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import { type CardState, stateIcon } from './OperativeCard.tsx';
import type { OrderShown, SideColour } from './side.ts';
import styles from './TableRow.module.css';

type TableRowProps = {
  readonly side: SideColour;
  readonly name: string;
  readonly state: CardState;
  readonly stateWord: string;
  readonly order?: OrderShown['kind'] | null;
  readonly now: number;
  /** A second word: "Injured" in oxide, "Empty" in bone. */
  readonly warn?: { readonly word: string; readonly harm: boolean } | null;
  /** Waits to be tapped: brass edge. */
  readonly offered?: boolean;
  readonly sentence: string;
  readonly onPress: () => void;
};

const LONG = 8;
const LONGER = 11;

function nameSize({ length }: string): string | undefined {
  if (length <= LONG) return undefined;
  return length <= LONGER ? styles.long : styles.longer;
}

/** Table mode: one operative as a row. */
export function TableRow(props: TableRowProps) {
  const { side, name, state, stateWord, order = null, now, warn = null, offered = false, sentence, onPress } = props;
  const known = state === 'done' || state === 'down';
  return (
    <button
      type="button"
      className={classNames(
        styles.row,
        side === 'enemy' && styles.enemy,
        known && styles[state],
        offered && styles.offered,
      )}
      aria-label={sentence}
      onClick={onPress}
    >
      <b className={classNames(styles.numeral, warn?.harm && styles.harm)}>{now}</b>
      <span className={styles.order}>{order !== null && <Icon name={order} size={24} />}</span>
      <span className={classNames(styles.name, nameSize(name))}>{name}</span>
      <span className={styles.state}>
        <Icon name={stateIcon(side, state)} size={22} />
        {stateWord}
        {warn !== null && <em className={warn.harm ? styles.harm : undefined}>{warn.word}</em>}
      </span>
    </button>
  );
}
