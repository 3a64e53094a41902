import { classNames } from '../../ui/classNames.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import type { ChartRow } from './rows.ts';

type TableProps = {
  readonly rows: readonly ChartRow[];
  /** What is said of wounds that take the other side down. */
  readonly fallen: string;
};

/** The chances of exactly and of at least so many wounds: the chart in figures. */
export function ChanceTable({ rows, fallen }: TableProps) {
  const words = useWords('odds');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.wounds}</th>
          <th scope="col">{words.columns.exactly}</th>
          <th scope="col">{words.columns.atLeast}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ wounds, exactly, atLeast, isOpen, kills }) => (
          <tr key={wounds} className={classNames(kills && styles.fatal)}>
            <th scope="row">
              {isOpen ? words.orMore(wounds) : wounds}
              {kills && <small> {fallen}</small>}
            </th>
            <td className={classNames(exactly === 0 && styles.none)}>{words.chance(exactly)}</td>
            <td>{words.chance(atLeast)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
