import { RedoButton } from '../ui/RedoButton.tsx';
import { UndoButton } from '../ui/UndoButton.tsx';
import { useWords } from '../words/useWords.ts';

type DraftUndoProps<W extends string> = {
  readonly drafted: {
    readonly undoes: W | null;
    readonly redoes: W | null;
    readonly undo: () => void;
    readonly redo: () => void;
  };
  readonly words: {
    readonly did: Readonly<Record<W, string>>;
    readonly nothing: string;
    readonly undoFull: (what: string) => string;
    readonly redoFull: (what: string) => string;
  };
  /** What a step did, where its kind does not say enough: in 14 characters or less, and in full. */
  readonly said?: Readonly<Record<'undo' | 'redo', { readonly short: string; readonly full: string } | null>>;
};

/** Takes back what was done to a document, and brings back what was taken back. */
export function DraftUndo<W extends string>({ drafted, words, said }: DraftUndoProps<W>) {
  const { common } = useWords('shared');
  const { undoes, redoes, undo, redo } = drafted;
  const nameOf = (did: W | null, told: { readonly short: string; readonly full: string } | null = null) =>
    did === null ? null : (told ?? { short: words.did[did], full: words.did[did] });
  const last = nameOf(undoes, said?.undo);
  const next = nameOf(redoes, said?.redo);
  return (
    <>
      <UndoButton
        label={common.undo}
        what={last?.short ?? null}
        emptyText={words.nothing}
        fullLabel={words.undoFull(last?.full ?? words.nothing)}
        onPress={undo}
      />
      {next !== null && <RedoButton label={words.redoFull(next.full)} text={common.redo} onPress={redo} />}
    </>
  );
}
