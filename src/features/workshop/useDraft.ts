import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { underIds } from '../../content/tableIds.ts';
import type { BehaviourTable, Row } from '../../engine/behaviour/table.ts';
import { type OwnTable, saveTables } from '../../state/workshop.ts';
import { type Did, type Draft, keptAs } from './draft.ts';
import { begin, type HistoryAct, historyAfter } from './history.ts';

const PAUSE = 300;

export type SaveState = 'saved' | 'writing' | 'unsaved';

/** A draft made before it was moved beside another table, as what it has become. */
function asMoved(table: OwnTable, { behaviour: { id, name } }: OwnTable): OwnTable {
  if (table.behaviour.id === id) return table;
  const [moved = table] = underIds([table], new Map([[table.behaviour.id, id]]));
  return { ...moved, behaviour: { ...moved.behaviour, name } };
}

type KeptProps = {
  /** The table as it is stored now. */
  readonly owned: OwnTable;
  readonly draft: Draft;
  readonly parent: BehaviourTable | null;
  readonly copyName: (name: string) => string;
  /** Another tab has changed the table: this draft is kept beside it from now on. */
  readonly onBeside: (kept: OwnTable) => void;
};

/** Writes a draft, one after the other, and knows under which id it is kept. */
function useWriting(latest: { readonly current: KeptProps }, owned: OwnTable, parent: BehaviourTable | null) {
  const [state, setState] = useState<SaveState>('saved');
  const stored = useRef(owned);
  const write = useCallback(
    async (now: Draft) => {
      const { copyName } = latest.current;
      setState('writing');
      const done = await saveTables(() => ({
        tables: [asMoved(keptAs(now, parent), stored.current)],
        was: [stored.current],
        copyName,
      }));
      setState(done.kind === 'stored' ? 'saved' : 'unsaved');
      const [table] = done.kind === 'stored' ? done.tables : [];
      if (table === undefined) return;
      const beside = table.behaviour.id !== stored.current.behaviour.id;
      stored.current = table;
      if (beside) latest.current.onBeside(table);
    },
    [latest, parent],
  );
  return { state, write };
}

/** Keeps a draft shortly after its last change, and at once when the page is left. */
function useKept(props: KeptProps): SaveState {
  const { draft, parent } = props;
  const kept = useRef(draft);
  const latest = useRef(props);
  const { state, write } = useWriting(latest, props.owned, parent);
  const save = useCallback(() => {
    const now = latest.current.draft;
    if (kept.current === now) return;
    kept.current = now;
    void write(now);
  }, [write]);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (kept.current === draft) return undefined;
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
export function useDraft({
  owned,
  table: first,
  ...keeping
}: Omit<KeptProps, 'draft'> & { readonly table: BehaviourTable }) {
  const [history, act] = useReducer(historyAfter, { table: first, examples: owned.examples }, begin);
  const onBeside = (kept: OwnTable) => {
    const { id } = kept.behaviour;
    act({ kind: 'beside', id, copyName: keeping.copyName });
    keeping.onBeside(kept);
  };
  const saved = useKept({ ...keeping, owned, draft: history.now, onBeside });
  const change = (did: Did, next: (draft: Draft) => Draft) =>
    act({ kind: 'do', did, change: next } satisfies HistoryAct);
  const table = (did: Did, next: (table: BehaviourTable) => BehaviourTable) =>
    change(did, (draft) => ({ ...draft, table: next(draft.table) }));
  const rows = (did: Did, next: (rows: readonly Row[]) => readonly Row[]) =>
    table(did, (now) => {
      const made = next(now.rows);
      return made === now.rows ? now : { ...now, rows: [...made] };
    });
  const examples = (next: (examples: Draft['examples']) => Draft['examples']) =>
    change('example', (draft) => ({ ...draft, examples: next(draft.examples) }));
  return {
    draft: history.now,
    saved,
    undoes: history.past.at(-1)?.did ?? null,
    redoes: history.future[0]?.did ?? null,
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    table,
    rows,
    examples,
  };
}
