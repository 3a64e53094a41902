import styles from './BarSum.module.css';

type BarSumProps = {
  /** The whole of it, for those who hear it. */
  readonly label: string;
  readonly value: number;
  /** What there is of it, with its unit. */
  readonly of: string;
  /** More than there is: drawn in oxide. */
  readonly over: boolean;
};

/** A sum under the thumb, in the place of Undo. */
export function BarSum({ label, value, of, over }: BarSumProps) {
  return (
    <p className={styles.sum} role="status" aria-label={label} data-over={over}>
      <b>{value}</b>
      <small>{of}</small>
    </p>
  );
}
