import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type DraftAct, draftAfter, type DraftHistory } from './draftHistory.ts';

const PAUSE = 300;

export type SaveState = 'saved' | 'writing' | 'unsaved';

/**
 * What came of writing a document: it is kept; it is kept beside one that another tab has put in its place, and everything it
 * was and will be becomes `change` of it; or it is not kept.
 */
export type Written<D> =
  | { readonly kind: 'kept' | 'unsaved' }
  | { readonly kind: 'beside'; readonly change: (draft: D) => D };

interface DocumentProps<D, W> {
  /** As it is opened: what is stored, with what was done to it before. Read once. */
  readonly first: DraftHistory<D, W>;
  /** Writes what it is now, with what can be taken back. Never rejects. */
  readonly write: (history: DraftHistory<D, W>) => Promise<Written<D>>;
}

/** Keeps a history shortly after its last change, and at once when the page is left or it is asked for. */
function useKept<D, W>(history: DraftHistory<D, W>, write: (history: DraftHistory<D, W>) => Promise<void>) {
  const kept = useRef(history);
  const latest = useRef({ history, write });
  const save = useCallback(async () => {
    const now = latest.current;
    if (kept.current === now.history) return;
    kept.current = now.history;
    await now.write(now.history);
  }, []);
  useEffect(() => {
    latest.current = { history, write };
  });
  useEffect(() => {
    if (kept.current === history) return undefined;
    const timer = setTimeout(() => void save(), PAUSE);
    return () => clearTimeout(timer);
  }, [history, save]);
  useEffect(() => {
    const leave = () => void save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);
  return save;
}

/** A document in the making: what it is now, what can be done and taken back, and whether it is kept. */
export function useDocument<D, W>({ first, write }: DocumentProps<D, W>) {
  const after: (history: DraftHistory<D, W>, act: DraftAct<D, W>) => DraftHistory<D, W> = draftAfter;
  const [history, act] = useReducer(after, first);
  const [saved, setSaved] = useState<SaveState>('saved');
  const save = useKept(history, async (now) => {
    setSaved('writing');
    const written = await write(now);
    setSaved(written.kind === 'unsaved' ? 'unsaved' : 'saved');
    if (written.kind === 'beside') act({ kind: 'become', change: written.change });
  });
  return {
    draft: history.now,
    saved,
    save,
    undoes: history.past.at(-1)?.did ?? null,
    redoes: history.future[0]?.did ?? null,
    /** As it would be after undo, and after redo; null: there is nothing to take or bring back. */
    undone: history.past.at(-1)?.draft ?? null,
    redone: history.future[0]?.draft ?? null,
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    /** `typed`: the field that is being typed in; its letters are one step. */
    change: (did: W, change: (draft: D) => D, typed: string | null = null) => act({ kind: 'do', did, typed, change }),
  };
}

export type Drafted<D, W> = ReturnType<typeof useDocument<D, W>>;
