import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import { KeyCap } from './KeyCap.tsx';
import styles from './UndoButton.module.css';
import { useKeyNow } from './keyWays.ts';
import { useHold } from './useHold.ts';

type UndoButtonProps = {
  readonly label: string;
  /** What it undoes, 14 characters or less; null when there is nothing. */
  readonly what: string | null;
  /** Whom it is about, below that. */
  readonly about?: string | undefined;
  /** Shown in place of `what` when there is nothing to undo. */
  readonly emptyText: string;
  /** The whole sentence, for those who hear it. */
  readonly fullLabel: string;
  /** Its key as the app comes. */
  readonly keyHint?: string;
  readonly onPress: () => void;
  /** Holding half a second: the timeline. */
  readonly onHold?: () => void;
};

/** Undo, named by what it undoes; held, it opens the timeline. */
export function UndoButton({ label, what, about, emptyText, fullLabel, keyHint, onPress, onHold }: UndoButtonProps) {
  const hold = useHold(() => what !== null && onPress(), onHold);
  const key = useKeyNow(keyHint);
  return (
    <button
      type="button"
      className={classNames(styles.undo, what === null && styles.empty)}
      aria-label={fullLabel}
      aria-disabled={what === null ? true : undefined}
      aria-keyshortcuts={key ?? undefined}
      {...hold}
    >
      <Icon name="undo" />
      <span className={styles.words}>
        <b>{label}</b>
        <small className={about === undefined ? undefined : styles.line}>{what ?? emptyText}</small>
        {about !== undefined && <small className={styles.line}>{about}</small>}
      </span>
      {key !== null && <KeyCap>{key}</KeyCap>}
    </button>
  );
}
