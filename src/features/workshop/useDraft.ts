import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { BehaviourTable, Row } from '../../engine/behaviour/table.ts';
import { saveTables } from '../../state/workshop.ts';
import { type Did, type Draft, keptAs } from './draft.ts';
import { begin, type HistoryAct, historyAfter } from './history.ts';

const PAUSE = 300;

export type SaveState = 'saved' | 'writing' | 'unsaved';

/** Keeps a draft shortly after its last change, and at once when the page is left. */
function useKept(draft: Draft, parent: BehaviourTable | null): SaveState {
  const [state, setState] = useState<SaveState>('saved');
  const kept = useRef(draft);
  const latest = useRef(draft);
  const save = useCallback(() => {
    const now = latest.current;
    if (kept.current === now) return;
    kept.current = now;
    setState('writing');
    void saveTables([keptAs(now, parent)]).then((done) => setState(done === 'stored' ? 'saved' : 'unsaved'));
  }, [parent]);
  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(save, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, save]);
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
  return state;
}

/** A table in the making: what it is now, what can be done and taken back, and whether it is kept. */
export function useDraft(first: Draft, parent: BehaviourTable | null) {
  const [history, act] = useReducer(historyAfter, first, begin);
  const saved = useKept(history.now, parent);
  const change = (did: Did, next: (draft: Draft) => Draft) =>
    act({ kind: 'do', did, change: next } satisfies HistoryAct);
  const table = (did: Did, next: (table: BehaviourTable) => BehaviourTable) =>
    change(did, (draft) => ({ ...draft, table: next(draft.table) }));
  const rows = (did: Did, next: (rows: readonly Row[]) => readonly Row[]) =>
    table(did, (now) => {
      const made = next(now.rows);
      return made === now.rows ? now : { ...now, rows: [...made] };
    });
  return {
    draft: history.now,
    saved,
    undoes: history.past.at(-1)?.did ?? null,
    redoes: history.future[0]?.did ?? null,
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    change,
    table,
    rows,
  };
}
