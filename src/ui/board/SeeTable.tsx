import styles from './SeeTable.module.css';

type SeeTableProps = {
  readonly label: string;
  /** One an enemy. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly cells: readonly string[] }[];
  readonly rows: readonly string[];
};

/** What is so from a place: one column an enemy, words only. */
export function SeeTable({ label, columns, rows }: SeeTableProps) {
  return (
    <table className={styles.see} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{label}</span>
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
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
