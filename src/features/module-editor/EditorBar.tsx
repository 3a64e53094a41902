import { DraftUndo } from '../../forms/DraftUndo.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { MOST_CHAPTERS } from './acts.ts';
import type { DraftedModule } from './useModuleDraft.ts';

type EditorBarProps = {
  readonly drafted: DraftedModule;
  /** The title of the chapter that leads to the new one; null: none does. */
  readonly after: string | null;
  readonly onAdd: () => void;
};

/** Undo, and the next thing: a further chapter. */
export function EditorBar({ drafted, after, onAdd }: EditorBarProps) {
  const words = useWords('workshop').moduleEditor;
  const full = drafted.draft.chapters.length >= MOST_CHAPTERS;
  return (
    <ThumbBar
      label={words.title}
      undo={<DraftUndo drafted={drafted} words={words} />}
      next={
        <NextButton
          icon="plus"
          title={words.add}
          {...(full && { detail: words.full })}
          {...(!full && after !== null && { detail: words.addDetail(after) })}
          impossible={full}
          pressKey={`${drafted.draft.chapters.length} ${after ?? ''}`}
          onPress={() => !full && onAdd()}
        />
      }
    />
  );
}
