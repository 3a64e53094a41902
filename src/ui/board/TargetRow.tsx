import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import { Mark } from '../Mark.tsx';
import type { SideColour } from '../side.ts';
import styles from './TargetRow.module.css';

type TargetRowProps = {
  readonly side: SideColour;
  readonly name: string;
  /** Its verdict and its distance; of no target why it is none. */
  readonly note: string;
  /** The chance to take it down, and wounds on average; null: not known. */
  readonly chance: { readonly value: string; readonly note: string } | null;
  readonly chosen: boolean;
  readonly impossible: boolean;
  readonly onPress: () => void;
};

/** A target in the list of a shot: name, what the board says of it, its chance. */
export function TargetRow({ side, name, note, chance, chosen, impossible, onPress }: TargetRowProps) {
  return (
    <button
      type="button"
      className={classNames(styles.target, chosen && styles.chosen, impossible && styles.impossible)}
      aria-pressed={chosen}
      aria-disabled={impossible ? true : undefined}
      onClick={onPress}
    >
      <Mark side={side} />
      <span className={styles.words}>
        <b>{name}</b> <small>{note}</small>
      </span>
      {chance !== null && (
        <span className={styles.chance}>
          <b>{chance.value}</b> <small>{chance.note}</small>
        </span>
      )}
      {chosen && <Icon name="check" size={18} />}
    </button>
  );
}
