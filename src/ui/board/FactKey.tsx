import { classNames } from '../classNames.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './FactKey.module.css';

type FactKeyProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  /** The number of the part that makes it so, as on the board. */
  readonly number?: number | null;
  readonly on: boolean;
  readonly close?: boolean;
  readonly byHand?: boolean;
  readonly onPress: () => void;
};

/** What a board says of a pair, why, and how sure; a tap says otherwise. */
export function FactKey({
  icon,
  title,
  note,
  number = null,
  on,
  close = false,
  byHand = false,
  onPress,
}: FactKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className={classNames(styles.fact, !on && styles.off, close && styles.close, byHand && styles.hand)}
      onClick={onPress}
    >
      <Icon name={byHand ? 'byHand' : icon} size={16} />
      <span>
        <b>{title}</b>
        <small>
          {number !== null && <i>{number}</i>}
          {note}
        </small>
      </span>
    </button>
  );
}
