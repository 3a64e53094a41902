import type { ReactNode } from 'react';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { useWords } from '../../words/useWords.ts';
import { Chart } from './Chart.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import styles from './Odds.module.css';
import type { ChartRow } from './rows.ts';

type PartsProps = {
  /** Null: there is no answer. */
  readonly rows: readonly ChartRow[] | null;
  /** What a filled bar means, and what is said of its line in the table. */
  readonly hint: string;
  readonly fallen: string;
  readonly why: ReactNode;
  readonly form: ReactNode;
  readonly link: ReactNode;
};

/** The chart, why it is so, what is asked, and the table: below each other, or the form at the left. */
export function OddsParts({ rows, hint, fallen, why, form, link }: PartsProps) {
  const words = useWords('odds');
  return (
    <div className={styles.parts}>
      {rows !== null && (
        <div className={styles.top}>
          <Chart rows={rows} hint={hint} />
          {why}
        </div>
      )}
      <div className={styles.form}>{form}</div>
      {rows !== null && (
        <div className={styles.foot}>
          <PrepSection title={words.table}>
            <ChanceTable rows={rows} fallen={fallen} />
          </PrepSection>
          <div className={styles.link}>{link}</div>
        </div>
      )}
    </div>
  );
}
