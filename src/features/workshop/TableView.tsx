import { useMemo } from 'react';
import type { BehaviourExample } from '../../content/schema/behaviourExample.ts';
import type { TableFinding } from '../../engine/behaviour/lint.ts';
import { lint } from '../../engine/behaviour/killTeam/lint.ts';
import type { BehaviourTable, BehaviourRow } from '../../engine/behaviour/killTeam/table.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { classNames } from '../../ui/classNames.ts';
import form from '../../ui/Form.module.css';
import { rowSentence } from '../../words/behaviourSentence.ts';
import { Bench } from './Bench.tsx';
import { type Did, leftOut } from './draft.ts';
import { Examples } from './Examples.tsx';
import { findingSaid } from './findingSaid.ts';
import { OrderEditor } from './OrderEditor.tsx';
import { RowStack } from './RowStack.tsx';
import { Runs } from './Runs.tsx';
import type { BenchState } from './useBench.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

/** What can be changed in a table; null: it is only read. */
export type TableActs = {
  readonly onRows: (did: Did, change: (rows: readonly BehaviourRow[]) => readonly BehaviourRow[]) => void;
  readonly onOrder: (order: BehaviourTable['order']) => void;
  readonly onExamples: (change: (examples: readonly BehaviourExample[]) => readonly BehaviourExample[]) => void;
  readonly onBringBack: (row: BehaviourRow) => void;
};

type TableViewProps = {
  readonly table: BehaviourTable;
  readonly parent: BehaviourTable | null;
  readonly parentName: string;
  readonly examples: readonly BehaviourExample[];
  readonly acts: TableActs | null;
  readonly bench: BenchState;
  readonly open: string | null;
  readonly onOpen: (row: string | null) => void;
};

function Found({ table, findings }: { readonly table: BehaviourTable; readonly findings: readonly TableFinding[] }) {
  const both = useBothWords();
  const { editor } = both.words;
  const ofTable = findings.filter(({ row }) => row === null);
  return (
    <div className={styles.found} role="status">
      <p className={form.hint}>{findings.length === 0 ? editor.nothingFound : editor.found(findings.length)}</p>
      {ofTable.map((finding) => (
        <p key={findingSaid(both, table, finding)} className={styles.finding}>
          <Icon name="notSaved" size={16} />
          {findingSaid(both, table, finding)}
        </p>
      ))}
    </div>
  );
}

type LeftOutProps = {
  readonly rows: readonly BehaviourRow[];
  readonly onBringBack: ((row: BehaviourRow) => void) | null;
};

function LeftOut({ rows, onBringBack }: LeftOutProps) {
  const { words, said } = useBothWords();
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-label={words.editor.removedRows(rows.length)}>
      <SectionHead level={3} title={words.editor.removedRows(rows.length)} />
      {rows.map((row) => (
        <div key={row.id} className={form.setting}>
          <s>{rowSentence(said, row)}</s>
          {onBringBack !== null && <PlainButton label={words.editor.bringBack} onPress={() => onBringBack(row)} />}
        </div>
      ))}
    </section>
  );
}

function RowsColumn({ table, parent, acts, open, onOpen }: Omit<TableViewProps, 'bench' | 'examples' | 'parentName'>) {
  const { editor } = useBothWords().words;
  const findings = useMemo(() => lint(table), [table]);
  return (
    <>
      <OrderEditor order={table.order} onChange={acts?.onOrder ?? null} />
      <SectionHead title={editor.rows} />
      <p className={form.hint}>{editor.rowsHint}</p>
      <Found table={table} findings={findings} />
      <RowStack
        table={table}
        parent={parent}
        findings={findings}
        open={open}
        onOpen={onOpen}
        onRows={acts?.onRows ?? null}
      />
      <LeftOut rows={leftOut(table.rows, parent)} onBringBack={acts?.onBringBack ?? null} />
    </>
  );
}

/** The rows of a table and its test bench: side by side, or one at a time where there is little room. */
export function TableView(props: TableViewProps) {
  const { table, parent, parentName, examples, acts, bench } = props;
  const { words } = useBothWords();
  const { place, setPlace } = bench;
  const load = (given: BenchState['given']) => {
    bench.setGiven(given);
    setPlace('bench');
  };
  return (
    <div className={styles.columns}>
      <div className={styles.switch}>
        <Segmented
          wide
          label={words.title}
          options={[
            { value: 'rows', label: words.editor.rowsShort },
            { value: 'bench', label: words.bench.title },
          ]}
          value={place}
          onChange={setPlace}
        />
      </div>
      <div className={classNames(styles.column, place !== 'rows' && styles.away)}>
        <RowsColumn {...props} />
      </div>
      <div className={classNames(styles.column, place !== 'bench' && styles.away)}>
        <Bench table={table} given={bench.given} advice={bench.advice} onGiven={bench.setGiven} />
        {acts !== null && bench.desk && (
          <div className={styles.keep}>
            <PlainButton icon="lock" label={words.bench.keep} onPress={() => acts.onExamples(bench.kept)} />
          </div>
        )}
        <Examples table={table} examples={examples} onLoad={load} onExamples={acts?.onExamples ?? null} />
        <Runs table={table} parent={parent} parentName={parentName} onLoad={load} />
      </div>
    </div>
  );
}
