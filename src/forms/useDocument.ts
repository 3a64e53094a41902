import { useReducer } from 'react';
import { type DraftAct, draftAfter, type DraftHistory } from './draftHistory.ts';
import type { Keeping } from './typedKeeper.ts';
import { useTypedKeeper } from './useTypedKeeper.ts';

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
  /** Parks it where the next page finds it, at once. */
  readonly park: Keeping<DraftHistory<D, W>>['park'];
}

/** A document in the making: what it is now, what can be done and taken back, and whether it is kept. */
export function useDocument<D, W>({ first, write, park }: DocumentProps<D, W>) {
  const after: (history: DraftHistory<D, W>, act: DraftAct<D, W>) => DraftHistory<D, W> = draftAfter;
  const [history, act] = useReducer(after, first);
  const { saved, keeper } = useTypedKeeper(history, {
    park,
    write: async (now) => {
      const written = await write(now);
      if (written.kind === 'beside') act({ kind: 'become', change: written.change });
      return written.kind !== 'unsaved';
    },
  });
  return {
    draft: history.now,
    saved,
    /** Writes what is not written yet; resolves when that was tried. */
    save: () => keeper.flush(),
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
