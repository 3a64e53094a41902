import { isEqual } from '../../engine/core/isEqual.ts';
import { useDeferredValue, useMemo } from 'react';
import { frequencies } from '../../content/behaviourBench.ts';
import type { ExampleGiven } from '../../content/schema/behaviourExample.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import form from '../../ui/Form.module.css';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

const SITUATIONS = 200;

type RunsProps = {
  readonly table: BehaviourTable;
  readonly parent: BehaviourTable | null;
  /** What the parent is called. */
  readonly parentName: string;
  readonly onLoad: (given: ExampleGiven) => void;
};

const isAsBefore = ({ order, rows }: BehaviourTable, parent: BehaviourTable | null): boolean =>
  isEqual([order, rows], [parent?.order, parent?.rows]);

/** In how many of 200 made-up activations each row is done, and how often the table decides otherwise than its parent. */
export function Runs({ table, parent, parentName, onLoad }: RunsProps) {
  const { words, said } = useBothWords();
  const { bench, editor } = words;
  const settled = useDeferredValue(table);
  const found = useMemo(() => frequencies(settled, SITUATIONS, parent), [settled, parent]);
  const { first } = found;
  return (
    <section className={styles.section} aria-label={bench.runs}>
      <SectionHead title={bench.runs} />
      <p className={form.hint}>{bench.runsHint}</p>
      <ul className={styles.bars}>
        {found.rows.map(({ id, times }, index) => {
          const row = settled.rows[index];
          const name = bench.row(index + 1, row === undefined ? editor.card(index + 1) : said.rowActions[row.do].name);
          return (
            <li key={id} className={styles.bar}>
              <span>{name}</span>
              <span>{bench.times(times, found.of)}</span>
              <meter aria-label={name} min={0} max={found.of} value={times} />
            </li>
          );
        })}
      </ul>
      {found.idle > 0 && <p className={form.hint}>{bench.idle(found.idle)}</p>}
      {found.differs !== null && (
        <p>{isAsBefore(settled, parent) ? bench.noDifference(parentName) : bench.differs(found.differs, parentName)}</p>
      )}
      {first !== null && <PlainButton label={bench.firstDifference} onPress={() => onLoad(first)} />}
    </section>
  );
}
