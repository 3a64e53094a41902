import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  /** Faint; it still calls `onPress`. */
  readonly impossible?: boolean;
  /** Turned by a quarter: arrows for up and down. */
  readonly turned?: 'up' | 'down';
  readonly onPress: () => void;
};

/** A button of one icon, in a row of several. */
export function IconButton({ icon, label, impossible = false, turned, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, turned !== undefined && styles[turned])}
      aria-label={label}
      aria-disabled={impossible ? true : undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
