import { DraftUndo } from '../../forms/DraftUndo.tsx';
import type { Noted } from '../../forms/Looks.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { changeSaid } from './changed.ts';
import { sectionAfter, type SectionId, sectionOf } from './sectionIds.ts';
import type { DraftedScenario } from './useScenarioDraft.ts';

type EditorBarProps = {
  readonly drafted: DraftedScenario;
  /** The section that is open; null: the contents. */
  readonly section: SectionId | null;
  /** The gravest thing because of which it is not played; null: nothing. */
  readonly flaw: Noted | null;
  readonly onSection: (section: SectionId) => void;
  readonly onJump: (path: string) => void;
  readonly onTry: () => void;
};

/** Undo, and the next thing: the next section, or to play it. */
export function EditorBar({ drafted, section, flaw, onSection, onJump, onTry }: EditorBarProps) {
  const words = useWords('workshop').scenarioEditor;
  const next = section === null ? null : sectionAfter(section);
  const { draft, undone, redone } = drafted;
  const said = {
    undo: undone === null ? null : changeSaid(words, undone, draft),
    redo: redone === null ? null : changeSaid(words, draft, redone),
  };
  return (
    <ThumbBar
      label={words.title}
      undo={<DraftUndo drafted={drafted} words={words} said={said} />}
      next={
        next !== null ? (
          <NextButton title={words.next(words.sections[next])} pressKey={next} onPress={() => onSection(next)} />
        ) : flaw === null ? (
          <NextButton icon="acting" title={words.tryIt} detail={words.tryDetail} onPress={onTry} />
        ) : (
          <NextButton
            icon="why"
            title={words.mend}
            detail={words.lookAt(words.sections[sectionOf(flaw.path)], flaw.said)}
            pressKey={flaw.path}
            onPress={() => onJump(flaw.path)}
          />
        )
      }
    />
  );
}
