import { classNames } from './classNames.ts';
import styles from './Ladder.module.css';

/** One row of a roll table: its faces ("2-3"), what happens, at the right the chance or a note. */
export type LadderRow = {
  readonly id: string;
  readonly face: string;
  readonly text: string;
  /** What it means, below. */
  readonly more?: string;
  readonly note?: string;
};

type LadderProps = {
  readonly label: string;
  readonly rows: readonly LadderRow[];
  /** The row that was rolled; null before the roll. */
  readonly rolledId?: string | null;
  /** Spoken with the rolled row: "rolled". */
  readonly rolledWord?: string;
};

/** A roll table with every face; the rolled row raised and marked. */
export function Ladder({ label, rows, rolledId = null, rolledWord }: LadderProps) {
  return (
    <ol aria-label={label}>
      {rows.map((row) => {
        const rolled = row.id === rolledId;
        return (
          <li
            key={row.id}
            className={classNames(styles.row, rolled && styles.rolled)}
            aria-current={rolled ? 'true' : undefined}
          >
            <b className={styles.face}>{row.face}</b>
            <span>
              {row.text}
              {row.more !== undefined && <small className={styles.more}>{row.more}</small>}
              {rolled && rolledWord !== undefined && <span className="visually-hidden">, {rolledWord}</span>}
            </span>
            {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
