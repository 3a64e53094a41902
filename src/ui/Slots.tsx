import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './Slots.module.css';

type SlotsProps = {
  /** What is spoken: "1 of 2 short acts left". */
  readonly label: string;
  readonly of: number;
  readonly used: number;
  /** The one more beyond them: still to be had, taken, or none. */
  readonly more: 'offered' | 'taken' | null;
};

/** The acts of whoever acts as bars: hollow ones are used; a dashed one more leaves it tired. */
export function Slots({ label, of, used, more }: SlotsProps) {
  return (
    <span className={styles.slots} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={classNames(index >= used && styles.left)} />
      ))}
      {more !== null && (
        <i className={classNames(styles.more, more === 'taken' && styles.taken)}>
          <Icon name="tired" size={11} />
        </i>
      )}
    </span>
  );
}

/** What an act takes of them: one bar, two, or none. */
export function SlotCost({ count }: { readonly count: number }) {
  return (
    <span className={styles.cost} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
