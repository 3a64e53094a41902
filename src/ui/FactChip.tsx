import { classNames } from './classNames.ts';
import styles from './FactChip.module.css';
import { Icon } from './icons/Icon.tsx';

type FactChipProps = {
  readonly label: string;
  readonly on: boolean;
  /** What it brings about; it takes a row of its own then. */
  readonly note?: string;
  /** It takes a row of its own all the same, beside others that do. */
  readonly wide?: boolean;
  readonly onPress: () => void;
};

/** A fact of the table that is so or is not: in cover, within 8″. */
export function FactChip({ label, on, note, wide = note !== undefined, onPress }: FactChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, !on && styles.off, wide && styles.wide)}
      aria-pressed={on}
      onClick={onPress}
    >
      <span className={styles.box}>{on && <Icon name="check" size={16} />}</span>
      {note === undefined ? (
        label
      ) : (
        <span className={styles.words}>
          {label}
          <small>{note}</small>
        </span>
      )}
    </button>
  );
}
