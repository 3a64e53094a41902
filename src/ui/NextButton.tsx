import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { KeyCap } from './KeyCap.tsx';
import { longestWord } from './longestWord.ts';
import styles from './NextButton.module.css';
import { usePressOnce } from './usePressOnce.ts';

type NextButtonProps = {
  /** Verb and object: what will be true afterwards. */
  readonly title: string;
  /** The consequence. */
  readonly detail?: string;
  /** Not brass: the next thing happens on the table. */
  readonly quiet?: boolean;
  /** null: nothing to press; said as words alone, where the button will be. */
  readonly icon?: IconName | null;
  /** What the space bar is called, where it presses this. */
  readonly keyHint?: string;
  /** Re-arms the button when it changes. */
  readonly pressKey?: string | number;
  /** Dashed; `detail` says why. It still calls `onPress`. */
  readonly impossible?: boolean;
  readonly onPress: () => void;
};

const ONE_LINE = 16;

/** The one next thing to do: brass, or quiet while the table has to speak first. */
export function NextButton(props: NextButtonProps) {
  const { title, detail, quiet = false, icon = 'next', keyHint, impossible = false } = props;
  const press = usePressOnce(props.onPress, props.pressKey);
  return (
    <button
      type="button"
      className={classNames(
        styles.next,
        title.length > ONE_LINE && styles.wraps,
        quiet && styles.quiet,
        icon === null && styles.told,
        impossible && styles.impossible,
      )}
      aria-label={detail === undefined ? title : `${title}, ${detail}`}
      aria-disabled={impossible ? true : undefined}
      aria-keyshortcuts={keyHint === undefined ? undefined : 'Space'}
      onClick={press}
    >
      <span className={styles.words}>
        <b style={{ '--letters': title.length, '--longest': longestWord(title) }}>{title}</b>
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {keyHint !== undefined && <KeyCap>{keyHint}</KeyCap>}
      {icon !== null && <Icon name={icon} size={24} />}
    </button>
  );
}
