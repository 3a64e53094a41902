import { Icon } from './icons/Icon.tsx';
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
  return (
    <button type="button" className={styles.redo} aria-label={label} aria-keyshortcuts={keyHint} onClick={onPress}>
      <Icon name="redo" />
      {text !== undefined && <small>{text}</small>}
    </button>
  );
}
