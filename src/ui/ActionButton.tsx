import styles from './ActionButton.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { KeyCap } from './KeyCap.tsx';
import { usePressOnce } from './usePressOnce.ts';

type ActionButtonProps = {
  readonly icon: IconName;
  readonly title: string;
  /** With what, or how far. */
  readonly detail?: string;
  /** What it costs: "1" "AP". */
  readonly cost?: { readonly value: string; readonly unit: string };
  readonly keyHint?: string;
  /** Why it cannot be done now. The button stays a button and still calls `onPress`. */
  readonly impossible?: string | null;
  /** Re-arms the button when it changes. */
  readonly pressKey?: string | number;
  readonly onPress: () => void;
};

/** One act of the acting operative: icon, name, with what, cost; or, dashed, the reason why not. */
export function ActionButton(props: ActionButtonProps) {
  const { icon, title, cost, keyHint, impossible = null, pressKey } = props;
  const press = usePressOnce(props.onPress, pressKey);
  const possible = impossible === null;
  const detail = impossible ?? props.detail;
  const spoken = [title, detail, possible && cost !== undefined && `${cost.value} ${cost.unit}`]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      className={classNames(styles.action, !possible && styles.impossible)}
      aria-label={spoken}
      aria-disabled={possible ? undefined : true}
      aria-keyshortcuts={keyHint}
      onClick={press}
    >
      <Icon name={icon} size={possible ? 22 : 18} />
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {detail !== undefined && <small className={styles.detail}>{detail}</small>}
      </span>
      {possible && keyHint !== undefined && <KeyCap>{keyHint}</KeyCap>}
      {possible && cost !== undefined && (
        <span className={styles.cost}>
          {cost.value}
          <small>{cost.unit}</small>
        </span>
      )}
    </button>
  );
}
