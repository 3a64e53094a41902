import { Icon } from './icons/Icon.tsx';
import { useKeyNow } from './keyWays.ts';
import styles from './RedoButton.module.css';

type RedoButtonProps = {
  /** The whole sentence: what comes back. */
  readonly label: string;
  /** Its name below the arrow; left out: the arrow alone. */
  readonly text?: string;
  readonly keyHint?: string;
  readonly onPress: () => void;
};

/** Beside Undo, as long as there is something to bring back. */
export function RedoButton({ label, text, keyHint, onPress }: RedoButtonProps) {
  const key = useKeyNow(keyHint);
  return (
    <button
      type="button"
      className={styles.redo}
      aria-label={label}
      aria-keyshortcuts={key ?? undefined}
      onClick={onPress}
    >
      <Icon name="redo" />
      {text !== undefined && <small>{text}</small>}
    </button>
  );
}
