import { longestWord } from '../longestWord.ts';
import styles from './SeeTable.module.css';

type SeeTableProps = {
  readonly label: string;
  /** One an enemy. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly cells: readonly string[] }[];
  readonly rows: readonly string[];
  /** That there are more of them. */
  readonly more?: string;
};

/** Longer words of a name are set smaller. */
const SHORT = 9;

/** What is so from a place: one column an enemy, words only. */
export function SeeTable({ label, columns, rows, more }: SeeTableProps) {
  return (
    <table className={styles.see} aria-label={label}>
      {more !== undefined && <caption>{more}</caption>}
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{label}</span>
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" data-long={longestWord(name) > SHORT ? '' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map(({ id, cells }) => (
              <td key={id}>{cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
