import { useState } from 'react';
import type { TableFinding } from '../../engine/behaviour/lint.ts';
import type { BehaviourTable, BehaviourRow } from '../../engine/behaviour/killTeam/table.ts';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { type Did, duplicatedRow, movedRow, standing, withoutRow } from './draft.ts';
import { findingSaid } from './findingSaid.ts';
import { RowCard } from './RowCard.tsx';
import { RowEditor } from './RowEditor.tsx';
import { useBothWords } from './useBothWords.ts';
import { useDragOrder } from './useDragOrder.ts';
import styles from './Workshop.module.css';

type RowStackProps = {
  readonly table: BehaviourTable;
  readonly parent: BehaviourTable | null;
  readonly findings: readonly TableFinding[];
  /** The row that is being edited. */
  readonly open: string | null;
  readonly onOpen: (row: string | null) => void;
  /** Null: the table is only read. */
  readonly onRows: ((did: Did, change: (rows: readonly BehaviourRow[]) => readonly BehaviourRow[]) => void) | null;
};

const draggedAs = (drag: { readonly from: number; readonly to: number } | null, index: number) => {
  if (drag === null) return null;
  if (drag.from === index) return 'held';
  const at = drag.to < drag.from ? drag.to : drag.to + 1;
  if (drag.to === drag.from) return null;
  return index === at ? 'before' : index === at - 1 && drag.to > drag.from ? 'after' : null;
};

/** The stack of cards, from the top. */
export function RowStack({ table, parent, findings, open, onOpen, onRows }: RowStackProps) {
  const both = useBothWords();
  const { editor } = both.words;
  const [said, setSaid] = useState('');
  const { rows } = table;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return;
    onRows?.('move', (all) => movedRow(all, from, to));
    setSaid(editor.moved(from + 1, to + 1));
  };
  const { ref, drag, handle } = useDragOrder(move);
  return (
    <>
      <LiveLine text={said} />
      <ol ref={ref} className={styles.stack}>
        {rows.map((row, index) => (
          <RowCard
            key={row.id}
            row={row}
            number={index + 1}
            of={rows.length}
            standing={standing(row, parent)}
            findings={findings
              .filter((finding) => finding.row === row.id)
              .map((finding) => findingSaid(both, table, finding))}
            dragged={draggedAs(drag, index)}
            by={drag?.by ?? 0}
            open={open === row.id}
            acts={
              onRows === null
                ? null
                : {
                    onMove: (by) => move(index, index + by),
                    onOpen: () => onOpen(open === row.id ? null : row.id),
                    onDuplicate: () => onRows('duplicate', (all) => duplicatedRow(all, index, parent)),
                    onRemove: () => onRows('remove', (all) => withoutRow(all, index)),
                    handle: handle(index),
                  }
            }
          >
            <RowEditor row={row} onChange={(next) => onRows?.('change', (all) => all.with(index, next))} />
          </RowCard>
        ))}
      </ol>
    </>
  );
}
