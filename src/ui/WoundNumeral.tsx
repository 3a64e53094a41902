import { classNames } from './classNames.ts';
import styles from './WoundNumeral.module.css';

type WoundNumeralProps = {
  readonly value: number;
  /** Follows the finger without counting. */
  readonly live?: boolean;
  readonly className?: string | undefined;
};

/** The largest thing on a card: wounds left, counting one by one to a new value. */
export function WoundNumeral({ value, live = false, className }: WoundNumeralProps) {
  return (
    <b className={classNames(styles.numeral, live && styles.live, className)} style={{ '--wounds-shown': value }}>
      <span className="visually-hidden">{value}</span>
    </b>
  );
}
