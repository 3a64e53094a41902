import { useState } from 'react';
import type { Choices } from '../../forms/choices.ts';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { useWords } from '../../words/useWords.ts';
import { Boundary } from './Boundary.tsx';
import { canAdd, withBoundary, withDouble, withMoved, withoutRow } from './ranges.ts';
import { RowCard } from './RowCard.tsx';
import type { TableDraft } from './useTableDraft.ts';
import styles from './TableEditor.module.css';

type RowStackProps = {
  readonly draft: TableDraft;
  readonly choices: Choices;
  readonly open: string | null;
  readonly onOpen: (row: string | null) => void;
};

/** The rows by face, and between each two the line that gives faces from the one to the other. */
export function RowStack({ draft, choices, open, onOpen }: RowStackProps) {
  const words = useWords('workshop').rollTables;
  const [told, setTold] = useState('');
  const { rows: all } = draft.table;
  const move = (index: number, by: number) => {
    const next = withMoved(all, index, index + by);
    const row = next[index + by];
    if (next === all || row === undefined) return;
    draft.rows('move', () => next);
    setTold(words.moved(row.name, words.rangeSaid(row.from, row.to)));
  };
  return (
    <>
      <ol className={styles.stack}>
        {all.map((row, index) => (
          <li key={row.id}>
            <RowCard
              row={row}
              number={index + 1}
              of={all.length}
              full={!canAdd(all)}
              choices={choices}
              open={open === row.id}
              onOpen={() => onOpen(open === row.id ? null : row.id)}
              onChange={(did, next) =>
                draft.rows(did, (rows) => rows.map((each) => (each.id === row.id ? next : each)), row.id)
              }
              onMove={(by) => move(index, by)}
              onDouble={() => draft.rows('double', (rows) => withDouble(rows, index))}
              onRemove={() => draft.rows('remove', (rows) => withoutRow(rows, index))}
            />
            <Boundary
              rows={all}
              index={index}
              onMove={(face) => draft.rows('range', (rows) => withBoundary(rows, index, face), row.id)}
            />
          </li>
        ))}
      </ol>
      <LiveLine text={told} />
    </>
  );
}
