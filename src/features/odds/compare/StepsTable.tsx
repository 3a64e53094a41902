import { useWords } from '../../../words/useWords.ts';
import styles from './Compare.module.css';

type StepsTableProps = {
  readonly names: readonly string[];
  readonly steps: readonly (readonly number[] | null)[];
};

/** The chart in figures: a row for each number of wounds, a column for each situation. */
export function StepsTable({ names, steps }: StepsTableProps) {
  const words = useWords('odds').compare;
  const count = steps.find((each) => each !== null)?.length ?? 0;
  return (
    <table className={styles.steps}>
      <caption className="visually-hidden">{words.atLeast}</caption>
      <thead>
        <tr>
          <th scope="col">{words.wounds}</th>
          {names.map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {steps.map((each, at) => (
              <td key={at}>{each === null ? '–' : words.chance(each[row] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
