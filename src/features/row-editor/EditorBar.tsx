import type { MadeRef } from '../../content/making/systems.ts';
import type { Noted } from '../../forms/Looks.tsx';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { useWords } from '../../words/useWords.ts';
import { kindWords, labelOf } from './labels.ts';
import type { DraftedRow } from './useRowDraft.ts';

type EditorBarProps = {
  readonly of: MadeRef;
  readonly drafted: DraftedRow;
  readonly noted: readonly Noted[];
  readonly onJump: (path: string) => void;
  readonly onShare: () => void;
};

/** Undo, and the next thing: what keeps it out of play, or to give it to others. */
export function EditorBar({ of, drafted, noted, onJump, onShare }: EditorBarProps) {
  const words = useWords('making');
  const { common } = useWords('shared');
  const { undoes, redoes, undo, redo } = drafted;
  const nameOf = (did: string | null) => (did === null ? null : labelOf(words, of, did));
  const [flaw] = noted;
  const last = nameOf(undoes);
  const next = nameOf(redoes);
  return (
    <ThumbBar
      label={kindWords(words, of).one}
      undo={
        <>
          <UndoButton
            label={common.undo}
            what={last}
            emptyText={words.nothing}
            fullLabel={words.undoFull(last ?? words.nothing)}
            onPress={undo}
          />
          {next !== null && <RedoButton label={words.redoFull(next)} text={common.redo} onPress={redo} />}
        </>
      }
      next={
        flaw === undefined ? (
          <NextButton
            icon="share"
            title={words.share}
            detail={words.ready}
            onPress={() => void drafted.save().then(onShare)}
          />
        ) : (
          <NextButton
            icon="why"
            title={words.mend}
            detail={flaw.said}
            pressKey={flaw.path}
            onPress={() => onJump(flaw.path)}
          />
        )
      }
    />
  );
}
