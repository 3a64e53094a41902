import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { RollTable } from '../../engine/tables/rollTable.ts';
import { rollTables } from '../../state/rollTables.ts';
import { begin, type Did, historyAfter } from './history.ts';

const PAUSE = 300;

export type SaveState = 'saved' | 'writing' | 'unsaved';

type Beside = (table: RollTable) => void;

/** Writes a table, and knows as what it is kept. `beside`: another tab has changed it, this one goes on beside it. */
function useWriting(first: RollTable, copyName: (title: string) => string, beside: Beside) {
  const [state, setState] = useState<SaveState>('saved');
  const stored = useRef(first);
  const latest = useRef({ copyName, beside });
  useEffect(() => {
    latest.current = { copyName, beside };
  });
  const write = useCallback(async (now: RollTable) => {
    setState('writing');
    const done = await rollTables.keep(() => ({
      table: { ...now, id: stored.current.id },
      was: stored.current,
      copyName: latest.current.copyName,
    }));
    setState(done.kind === 'stored' ? 'saved' : 'unsaved');
    if (done.kind !== 'stored') return;
    const moved = done.table.id !== stored.current.id;
    stored.current = done.table;
    if (moved) latest.current.beside(done.table);
  }, []);
  return { state, write };
}

/** Keeps a table shortly after its last change, and at once when the page is left. */
function useKept(table: RollTable, write: (table: RollTable) => Promise<void>): void {
  const kept = useRef(table);
  const latest = useRef(table);
  const save = useCallback(() => {
    const now = latest.current;
    if (kept.current === now) return;
    kept.current = now;
    void write(now);
  }, [write]);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    if (kept.current === table) return undefined;
    const timer = setTimeout(save, PAUSE);
    return () => clearTimeout(timer);
  }, [table, save]);
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}

/** A roll table in the making: what it is now, what can be done and taken back, and whether it is kept. */
export function useTableDraft(first: RollTable, copyName: (title: string) => string, onBeside: Beside) {
  const [history, act] = useReducer(historyAfter, first, begin);
  const { state, write } = useWriting(first, copyName, (table) => {
    act({ kind: 'beside', id: table.id, title: table.title });
    onBeside(table);
  });
  useKept(history.now, write);
  return {
    table: history.now,
    saved: state,
    undoes: history.past.at(-1)?.did ?? null,
    redoes: history.future[0]?.did ?? null,
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    change: (did: Did, change: (table: RollTable) => RollTable, row: string | null = null) =>
      act({ kind: 'do', did, row, change }),
    rows: (
      did: Did,
      change: (rows: RollTable['rows']) => readonly RollTable['rows'][number][],
      row: string | null = null,
    ) =>
      act({
        kind: 'do',
        did,
        row,
        change: (table) => {
          const rows = change(table.rows);
          return rows === table.rows ? table : { ...table, rows: [...rows] };
        },
      }),
  };
}

export type TableDraft = ReturnType<typeof useTableDraft>;
