import { useState } from 'react';
import type { MissionRow } from '../../content/schema/mission.ts';
import { hasStory, isBlank, type EditedScenario } from '../../content/scenarioFiles.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import { Looks } from '../../forms/Looks.tsx';
import { PlacesProvider } from '../../forms/places.ts';
import { SaveMark } from '../../forms/SaveMark.tsx';
import type { Scenarios } from '../../state/workshop/madeScenarios.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { type Editing, EditingProvider } from './editing.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorBody } from './EditorBody.tsx';
import { type SectionId, sectionOf } from './sectionIds.ts';
import { useCheck } from './useCheck.ts';
import { useEditingValue } from './useEditingValue.ts';
import { useScenarioDraft } from './useScenarioDraft.ts';

type ScenarioEditorProps = {
  readonly scenarios: Scenarios;
  readonly row: MissionRow;
  readonly first: DraftHistory<EditedScenario, SectionId>;
  /** The section that is open; null: the contents. */
  readonly section: SectionId | null;
  readonly onSection: (section: SectionId | null) => void;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  /** A new battle with the scenario of this id, of one’s own. */
  readonly onTry: (id: string) => void;
};

/** Everything a scenario is, to write in; it is kept as it is written. */
export function ScenarioEditor(props: ScenarioEditorProps) {
  const { scenarios, row, first, section, onSection, onBack, onOpen, onTry } = props;
  const words = useWords('workshop').scenarioEditor;
  const content = useWords('shared');
  const [beside, setBeside] = useState<MissionRow | null>(null);
  const [open, setOpen] = useState<Editing['open']>(null);
  const { nameless, copyName } = words;
  const drafted = useScenarioDraft({ first, stored: row, nameless, copyName, onBeside: setBeside });
  const { draft } = drafted;
  const noted = useCheck(draft, scenarios);
  const flaw = noted.find(({ grade }) => grade === 'flaw') ?? null;
  const editing = useEditingValue({ drafted, scenarios, noted, open, onOpen: setOpen });
  const turn = (to: SectionId | null) => {
    setOpen(null);
    onSection(to);
  };
  const jump = (path: string) => {
    setOpen({ path, fresh: false });
    onSection(sectionOf(path));
  };
  const tryIt = () => void drafted.save().then(() => onTry(draft.id));
  const up = section === null ? onBack : () => turn(null);
  const looks = (
    <Looks
      noted={noted}
      fine={isBlank(draft) ? (hasStory(draft) ? words.storyOnly : words.blank) : words.noLook}
      never={words.flaws.never}
      at={({ path, said }) => words.lookAt(words.sections[sectionOf(path)], said)}
      onJump={jump}
    />
  );
  return (
    <EditingProvider value={editing}>
      <PlacesProvider value={editing}>
        <ScreenLayout
          label={draft.name}
          width="wide"
          top={
            <TopBar
              title={draft.name}
              back={{ label: section === null ? content.common.back : words.all, onPress: up }}
              end={<SaveMark state={drafted.saved} words={words} />}
            />
          }
          toast={
            beside !== null && (
              <Toast
                text={words.beside(beside.name)}
                action={{ label: words.open, onPress: () => onOpen(beside.id) }}
                dismissLabel={content.common.dismiss}
                onDismiss={() => setBeside(null)}
              />
            )
          }
          bar={
            <EditorBar drafted={drafted} section={section} flaw={flaw} onSection={turn} onJump={jump} onTry={tryIt} />
          }
        >
          <EditorBody
            section={section}
            looks={looks}
            onSection={turn}
            tryIt={
              section !== null &&
              flaw === null && (
                <div className={form.inner}>
                  <PlainButton icon="acting" label={words.tryIt} onPress={tryIt} />
                </div>
              )
            }
          />
        </ScreenLayout>
      </PlacesProvider>
    </EditingProvider>
  );
}
