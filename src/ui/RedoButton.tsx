import { Icon } from './icons/Icon.tsx';
import styles from './RedoButton.module.css';

type RedoButtonProps = {
  /** The whole sentence: what comes back. */
  readonly label: string;
  readonly keyHint?: string;
  readonly onPress: () => void;
};

/** Beside Undo, as long as there is something to bring back. */
export function RedoButton({ label, keyHint, onPress }: RedoButtonProps) {
  return (
    <button type="button" className={styles.redo} aria-label={label} aria-keyshortcuts={keyHint} onClick={onPress}>
      <Icon name="redo" />
    </button>
  );
}
