import { AmmoDie, type AmmoShown } from './AmmoDie.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import { Pips } from './Pips.tsx';
import type { ApShown, OrderShown } from './side.ts';
import styles from './TableSheet.module.css';
import { useWoundDrag } from './useWoundDrag.ts';
import { WoundNumeral } from './WoundNumeral.tsx';

type TableSheetProps = {
  readonly name: string;
  readonly order: OrderShown | null;
  readonly ap: (ApShown & { readonly text: string }) | null;
  readonly shots?: { readonly ammo: AmmoShown; readonly text: string } | null;
  readonly now: number;
  readonly max: number;
  /** "of 8". */
  readonly ofText: string;
  readonly sentence: string;
  readonly woundsLabel: string;
  /** What a press opens, in a word: "Actions". */
  readonly opens: string;
  readonly onPress: () => void;
  readonly onWounds: () => void;
  readonly onWoundsSet?: (value: number) => void;
};

const LONG = 9;
const LONGER = 12;

function nameSize({ length }: string): string | undefined {
  if (length <= LONG) return undefined;
  return length <= LONGER ? styles.long : styles.longer;
}

/** Table mode: who acts, to be read from across the table. */
export function TableSheet(props: TableSheetProps) {
  const { name, order, ap, shots = null, now, max } = props;
  const drag = useWoundDrag({ value: now, max, onCommit: props.onWoundsSet });
  return (
    <section className={styles.sheet} aria-label={props.sentence}>
      <button type="button" className={styles.body} onClick={props.onPress}>
        <span className={classNames(styles.name, nameSize(name))}>{name}</span>
        <span className={styles.lines}>
          {order !== null && (
            <span className={styles.line}>
              <Icon name={order.kind} size={24} />
              {order.word}
            </span>
          )}
          {ap !== null && (
            <span className={styles.line}>
              <Pips left={ap.left} of={ap.of} label={ap.label} />
              {ap.text}
            </span>
          )}
        </span>
        {shots !== null && (
          <span className={styles.line}>
            <AmmoDie ammo={shots.ammo} />
            {shots.text}
          </span>
        )}
        <span className={styles.opens}>
          <Icon name="more" size={24} />
          {props.opens}
          <Icon name="open" size={22} />
        </span>
      </button>
      <button
        type="button"
        className={styles.wounds}
        aria-label={props.woundsLabel}
        onClick={props.onWounds}
        {...drag.handlers}
      >
        <WoundNumeral
          value={drag.shown}
          live={drag.dragging}
          className={classNames(styles.numeral, now > 9 && styles.two)}
        />
        <small>{props.ofText}</small>
      </button>
    </section>
  );
}
