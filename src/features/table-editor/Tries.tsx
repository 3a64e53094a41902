import { useMemo, useState } from 'react';
import { type Average, averagesOf, TRIES, triedOut } from '../../content/triedTable.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { type Choices, namesOf } from '../../forms/choices.ts';
import { useChance } from '../../state/base/useApp.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './TableEditor.module.css';

type TriesProps = {
  readonly table: RollTable;
  readonly choices: Choices;
  /** Whether there is somebody whom its rows are about: whoever rolls on it. */
  readonly about: boolean;
};

type Times = { readonly times: readonly number[] };

function Counts({ table, times }: Pick<TriesProps, 'table'> & Times) {
  const { tries, range, rangeSaid, title } = useWords('workshop').rollTables;
  return (
    <table className={styles.tries}>
      <caption className="visually-hidden">{`${title} ${table.title}`}</caption>
      <thead>
        <tr>
          <th scope="col">{tries.face}</th>
          <th scope="col">{tries.what}</th>
          <th scope="col">{tries.times}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, from, to, name }, index) => {
          const count = times[index] ?? 0;
          return (
            <tr key={id}>
              <td>
                <span aria-hidden="true">{range(from, to)}</span>
                <span className="visually-hidden">{rangeSaid(from, to)}</span>
              </td>
              <th scope="row">
                {name}
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${(count / TRIES) * 100}%` }} />
                </span>
              </th>
              <td>{count}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Averages({ table, choices, about, times }: TriesProps & Times) {
  const { tries } = useWords('workshop').rollTables;
  const sums = averagesOf(table, { times, about });
  const nameOf = ({ of, name }: Average) =>
    of === 'counter' ? tries.counter(namesOf(choices)('counter', name) ?? name) : tries.averages[of];
  if (sums.length === 0) return <p className={styles.hint}>{tries.noAverage}</p>;
  return (
    <>
      <p className={styles.label}>{table.deck === undefined ? tries.average : tries.averageDeck}</p>
      <dl className={styles.averages}>
        {sums.map((sum) => (
          <div key={`${sum.of} ${sum.name}`}>
            <dt>{nameOf(sum)}</dt>
            <dd>{tries.sum(sum.by)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What the table does when it is rolled a thousand times, and what these rolls add up to. */
export function Tries(props: TriesProps) {
  const { newSeed } = useChance();
  const { table } = props;
  const { tries } = useWords('workshop').rollTables;
  const [seed, setSeed] = useState<string | null>(null);
  const times = useMemo(() => (seed === null ? null : triedOut(table, seed)), [table, seed]);
  const isDeck = table.deck !== undefined;
  const title = isDeck ? tries.titleDeck : tries.title;
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHead title={title} />
      <p className={styles.hint}>{isDeck ? tries.hintDeck : tries.hint}</p>
      <PlainButton icon="dice" label={isDeck ? tries.againDeck : tries.again} onPress={() => setSeed(newSeed())} />
      <div aria-live="polite">
        {times !== null && (
          <>
            <Counts table={table} times={times} />
            <Averages {...props} times={times} />
          </>
        )}
      </div>
    </section>
  );
}
