import { useRef } from 'react';
import { becoming, type DraftHistory } from './draftHistory.ts';
import { useDocument, type Written } from './useDocument.ts';

type Named = { readonly id: string; readonly name: string };

/** A row to be kept with its history, beside the one that another tab has put in the place of `was`. */
interface Given<R, D, W> {
  readonly row: R;
  readonly was: R | null;
  readonly copyName: (name: string) => string;
  readonly timeline: (kept: R) => DraftHistory<D, W>;
}

/** The row as it is kept now, or why it is not. */
type Kept<R> = { readonly kind: 'stored'; readonly row: R } | { readonly kind: 'tooLarge' | 'failed' };

/** What a document of the workshop is kept as. `stored`: as it is stored when it is opened. */
interface RowDraftProps<R extends Named, D extends Named, W extends string> {
  readonly first: DraftHistory<D, W>;
  readonly stored: R;
  readonly copyName: (name: string) => string;
  /** The draft as a row; null: it is not as a file must have it. */
  readonly rowOf: (draft: D) => R | null;
  readonly draftOf: (row: R) => D;
  readonly keep: (give: () => Given<R, D, W>) => Promise<Kept<R>>;
  /** Parks a row, at once; `writing`: what is being written of it; `letter`: with every letter. Gives how to undo that. */
  readonly park: (given: Given<R, D, W>, writing: R | null, letter: boolean) => () => void;
  /** Another tab has changed the row: this draft is kept beside it from now on. */
  readonly onBeside: (row: R) => void;
}

/** A draft as the row that it is kept as. What was typed in its name since it was `written` stays. */
const keptUnder =
  <D extends Named>(written: Named, { id, name }: Named) =>
  (draft: D): D =>
    draft.id === id ? draft : { ...draft, id, name: draft.name === written.name ? name : draft.name };

/** A row of the workshop in the making, kept with its history. */
export function useRowDraft<R extends Named, D extends Named, W extends string>(props: RowDraftProps<R, D, W>) {
  const { first, copyName, rowOf, draftOf, keep, onBeside } = props;
  const stored = useRef(props.stored);
  const writing = useRef<R | null>(null);
  const given = (row: R, history: DraftHistory<D, W>): Given<R, D, W> => ({
    row: { ...row, id: stored.current.id },
    was: stored.current,
    copyName,
    timeline: (kept) => ({ ...becoming(history, keptUnder<D>(row, kept)), now: draftOf(kept) }),
  });
  const write = async (history: DraftHistory<D, W>): Promise<Written<D>> => {
    const row = rowOf(history.now);
    if (row === null) return { kind: 'unsaved' };
    writing.current = given(row, history).row;
    const done = await keep(() => given(row, history));
    if (done.kind !== 'stored') return { kind: 'unsaved' };
    const beside = done.row.id !== stored.current.id;
    stored.current = done.row;
    if (!beside) return { kind: 'kept' };
    onBeside(done.row);
    return { kind: 'beside', change: keptUnder<D>(row, done.row) };
  };
  const park = (history: DraftHistory<D, W>, letter: boolean) => {
    const row = rowOf(history.now);
    return row === null ? () => undefined : props.park(given(row, history), writing.current, letter);
  };
  return useDocument<D, W>({ first, write, park });
}
