import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './KeyButton.module.css';

type KeyButtonProps = {
  readonly label: string;
  readonly icon?: IconName;
  readonly detail?: string;
  /** No ground of its own: the lesser of several. */
  readonly quiet?: boolean;
  /** Brass edge: the game waits for this or its neighbour. */
  readonly waiting?: boolean;
  readonly onPress: () => void;
};

/** A plain large button with one word or two: the doors of the home screen, answers to a question. */
export function KeyButton({ label, icon, detail, quiet = false, waiting = false, onPress }: KeyButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.key, quiet && styles.quiet, waiting && styles.waiting)}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>
        <b>{label}</b> {detail !== undefined && <small>{detail}</small>}
      </span>
    </button>
  );
}
