import { useGame } from '../../state/store.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useScenarioEditorWords } from '../../words/useScenarioEditorWords.ts';
import { sectionAfter, type SectionId } from './sectionIds.ts';
import type { DraftedScenario } from './useScenarioDraft.ts';

type EditorBarProps = {
  readonly drafted: DraftedScenario;
  /** The section that is open; null: the contents. */
  readonly section: SectionId | null;
  readonly flawed: boolean;
  readonly onSection: (section: SectionId) => void;
  readonly onTry: () => void;
};

/** Undo, and the next thing: the next section, or to play it. */
export function EditorBar({ drafted, section, flawed, onSection, onTry }: EditorBarProps) {
  const words = useScenarioEditorWords();
  const { common } = useFirstWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const { undoes, redoes, undo, redo } = drafted;
  const what = undoes === null ? null : words.did[undoes];
  const next = section === null ? null : sectionAfter(section);
  return (
    <ThumbBar
      label={words.title}
      thumbSide={thumbSide}
      undo={
        <>
          <UndoButton
            label={common.undo}
            what={what}
            emptyText={words.nothing}
            fullLabel={words.undoFull(what ?? words.nothing)}
            onPress={undo}
          />
          {redoes !== null && <RedoButton label={words.redoFull(words.did[redoes])} onPress={redo} />}
        </>
      }
      next={
        next === null ? (
          <NextButton
            icon="acting"
            title={words.tryIt}
            detail={flawed ? words.flawed : words.tryDetail}
            impossible={flawed}
            onPress={() => !flawed && onTry()}
          />
        ) : (
          <NextButton title={words.next(words.sections[next])} pressKey={next} onPress={() => onSection(next)} />
        )
      }
    />
  );
}
