import { useWords } from '../../words/useWords.ts';
import { ChapterRow } from '../../ui/ChapterRow.tsx';
import { useEditing } from './editing.ts';
import { sectionSaid } from './saidOf.ts';
import { type SectionId, SECTIONS } from './sectionIds.ts';
import { useTelling } from './useTelling.ts';

type ContentsProps = { readonly now: SectionId | null; readonly onSection: (section: SectionId) => void };

/** The whole scenario in plain words, chapter by chapter; each leads to where it is written. */
export function Contents({ now, onSection }: ContentsProps) {
  const { sections, empty, all } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const telling = useTelling();
  return (
    <nav aria-label={all}>
      {SECTIONS.map((section) => {
        const lines = sectionSaid(telling, draft, section);
        return (
          <ChapterRow
            key={section}
            title={sections[section]}
            lines={lines}
            empty={empty[section]}
            current={section === now}
            onPress={() => onSection(section)}
          />
        );
      })}
    </nav>
  );
}
