import { useState } from 'react';
import type { ModuleRow } from '../../content/schema/module.ts';
import { foundAt } from '../../forms/flaws.ts';
import { Looks } from '../../forms/Looks.tsx';
import { PlacesProvider } from '../../forms/places.ts';
import { SaveMark } from '../../forms/SaveMark.tsx';
import type { Scenarios } from '../../state/workshop/madeScenarios.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { AddChapter } from './AddChapter.tsx';
import { EditingProvider } from './editing.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorBody } from './EditorBody.tsx';
import { EditorToast } from './EditorToast.tsx';
import { placeOfPath } from './place.ts';
import { useChapterActs } from './useChapterActs.ts';
import { useCheck } from './useCheck.ts';
import { useEditingValue } from './useEditingValue.ts';
import { type ModuleHistory, useModuleDraft } from './useModuleDraft.ts';
import { useOpenPlace } from './useOpenPlace.ts';

type ModuleEditorProps = {
  readonly scenarios: Scenarios;
  readonly row: ModuleRow;
  readonly first: ModuleHistory;
  /** What is open, as the address has it; null: the overview. */
  readonly section: string | null;
  readonly onSection: (section: string | null) => void;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** Where a path is, in words: a chapter by its title, another page by its own. */
function whereOf(words: Words<'workshop'>['moduleEditor'], { chapters }: ModuleRow, path: string): string {
  const at = placeOfPath(path, chapters);
  if (at?.is === 'chapter') return chapters.find(({ id }) => id === at.id)?.title || words.nameless;
  if (at === null) return words.whole;
  return at.is === 'rewards' ? words.rewards.title : words.story;
}

/** A linked campaign to write in; it is kept as it is written. */
export function ModuleEditor({ scenarios, row, first, section, onSection, onBack, onOpen }: ModuleEditorProps) {
  const words = useWords('workshop').moduleEditor;
  const marks = useWords('workshop').scenarioEditor;
  const { common } = useWords('shared');
  const [beside, setBeside] = useState<ModuleRow | null>(null);
  const [adding, setAdding] = useState(false);
  const { nameless, copyName } = words;
  const drafted = useModuleDraft({ first, stored: row, nameless, copyName, onBeside: setBeside });
  const { draft, saved, undo } = drafted;
  const editing = useEditingValue(drafted, scenarios);
  const noted = useCheck(draft, scenarios, editing);
  const { place, open, setOpen, turn, jump } = useOpenPlace(section, draft, onSection);
  const { after, removed, setRemoved, onAdd, ...acts } = useChapterActs(drafted, place, turn);
  const flaw = (path: string) => foundAt(noted, path)?.said ?? null;
  const name = draft.name || nameless;
  const up = place === null ? onBack : () => turn(null);
  const dismiss = () => (beside === null ? setRemoved(null) : setBeside(null));
  const looks = (
    <Looks
      noted={noted}
      fine={words.fine}
      never={words.never}
      at={({ path, said }) => words.at(whereOf(words, draft, path), said)}
      onJump={jump}
    />
  );
  return (
    <EditingProvider value={editing}>
      <PlacesProvider value={{ open, onOpen: setOpen, flaw }}>
        <ScreenLayout
          label={name}
          width="wide"
          top={
            <TopBar
              title={name}
              back={{ label: place === null ? common.back : words.all, onPress: up }}
              end={<SaveMark state={saved} words={marks} />}
            />
          }
          toast={<EditorToast beside={beside} removed={removed} onOpen={onOpen} onUndo={undo} onDismiss={dismiss} />}
          bar={<EditorBar drafted={drafted} after={after} onAdd={() => setAdding(true)} />}
        >
          <EditorBody place={place} looks={looks} acts={acts} onPlace={turn} />
          {adding && (
            <AddChapter
              onClose={() => setAdding(false)}
              onChoose={(scenario) => {
                setAdding(false);
                onAdd(scenario);
              }}
            />
          )}
        </ScreenLayout>
      </PlacesProvider>
    </EditingProvider>
  );
}
