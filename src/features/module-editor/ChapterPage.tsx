import type { Chapter } from '../../content/moduleFiles.ts';
import { DocumentPage } from '../../forms/DocumentPage.tsx';
import { usePlaces } from '../../forms/places.ts';
import { Text } from '../../forms/Text.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import editor from '../../forms/Editor.module.css';
import form from '../../ui/Form.module.css';
import { capital } from '../../words/capital.ts';
import { useWords } from '../../words/useWords.ts';
import { chapterWith } from './acts.ts';
import { ChangesPart } from './ChangesPart.tsx';
import { useEditing } from './editing.ts';
import styles from './Module.module.css';
import { WaysPart } from './WaysPart.tsx';

export interface ChapterActs {
  readonly onStart: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** Its scenario, from one’s own and those of the app, and what the campaign can remember of it. */
function ScenarioField({ chapter, path }: { readonly chapter: Chapter; readonly path: string }) {
  const words = useWords('workshop').moduleEditor;
  const { scenarios, scenarioName, sets, flagNamed, change } = useEditing();
  const { flaw } = usePlaces();
  const wrong = flaw(path);
  const flags = sets(chapter.mission).map(flagNamed);
  const known = scenarioName(chapter.mission) !== null;
  const options = (all: typeof scenarios.own) => all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={form.lines}>
      <PickList
        label={words.chapter.scenario}
        groups={[
          ...(known ? [] : [{ label: null, options: [{ value: chapter.mission, label: words.noScenario }] }]),
          ...(scenarios.own.length === 0 ? [] : [{ label: words.own, options: options(scenarios.own) }]),
          { label: words.ofApp, options: options(scenarios.shipped) },
        ]}
        value={chapter.mission}
        onChange={(mission) => change('chapter', (now) => chapterWith(now, chapter.id, { mission }))}
      />
      {wrong !== null && (
        <p className={editor.flaw}>
          <Icon name="cross" size={16} /> {wrong}
        </p>
      )}
      <p className={form.hint}>{flags.length === 0 ? words.chapter.setsNone : words.chapter.sets(flags.join(', '))}</p>
    </div>
  );
}

type PageProps = ChapterActs & { readonly chapter: Chapter; readonly index: number; readonly turned: boolean };

/** One chapter: what is played, what leads on, what is different in its battle. */
export function ChapterPage({ chapter, index, turned, onStart, onDuplicate, onRemove }: PageProps) {
  const { chapter: words, findings, nameless } = useWords('workshop').moduleEditor;
  const { draft, change } = useEditing();
  const { flaw } = usePlaces();
  const path = `chapters[${index}]`;
  const set = (next: Partial<Chapter>, typed: string) =>
    change('chapter', (now) => chapterWith(now, chapter.id, next), typed);
  const isStart = draft.start === chapter.id;
  return (
    <DocumentPage title={words.title(index + 1)} hint={isStart ? words.isStart : words.hint} turned={turned}>
      {flaw(path) === findings.unreached && (
        <p className={editor.flaw}>
          <Icon name="why" size={16} /> {capital(findings.unreached)}
        </p>
      )}
      <Text
        label={words.name}
        path={`${path}.title`}
        value={chapter.title}
        placeholder={nameless}
        maxLength={80}
        onChange={(title, typed) => set({ title }, typed)}
      />
      <ScenarioField chapter={chapter} path={`${path}.mission`} />
      <Text
        label={words.intro}
        hint={words.introHint}
        path={`${path}.intro`}
        value={chapter.intro}
        maxLength={20_000}
        lines={4}
        onChange={(intro, typed) => set({ intro }, typed)}
      />
      <WaysPart chapter={chapter} path={path} />
      <ChangesPart chapter={chapter} path={path} />
      <div className={styles.acts}>
        {!isStart && <PlainButton icon="campaign" label={words.makeStart} onPress={() => onStart(chapter.id)} />}
        <PlainButton icon="plus" label={words.duplicate} onPress={() => onDuplicate(chapter.id)} />
        {draft.chapters.length > 1 ? (
          <PlainButton icon="cross" label={words.remove} onPress={() => onRemove(chapter.id)} />
        ) : (
          <p className={form.hint}>{words.last}</p>
        )}
      </div>
    </DocumentPage>
  );
}
