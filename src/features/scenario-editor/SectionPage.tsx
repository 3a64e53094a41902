import type { ComponentType } from 'react';
import { DocumentPage } from '../../forms/DocumentPage.tsx';
import { useWords } from '../../words/useWords.ts';
import type { SectionId } from './sectionIds.ts';
import { ActionsSection } from './sections/ActionsSection.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { CountersSection } from './sections/CountersSection.tsx';
import { EndingsSection } from './sections/EndingsSection.tsx';
import { ForcesSection } from './sections/ForcesSection.tsx';
import { HooksSection } from './sections/HooksSection.tsx';
import { ObjectivesSection } from './sections/ObjectivesSection.tsx';
import { PassagesSection } from './sections/PassagesSection.tsx';
import { SetUpSection } from './sections/SetUpSection.tsx';
import { SurroundingsSection } from './sections/SurroundingsSection.tsx';
import { TablesSection } from './sections/TablesSection.tsx';

const PAGES: Readonly<Record<SectionId, ComponentType>> = {
  basics: BasicsSection,
  setUp: SetUpSection,
  forces: ForcesSection,
  objectives: ObjectivesSection,
  counters: CountersSection,
  actions: ActionsSection,
  hooks: HooksSection,
  surroundings: SurroundingsSection,
  tables: TablesSection,
  passages: PassagesSection,
  endings: EndingsSection,
};

/** One section to write in. */
export function SectionPage({ section, turned }: { readonly section: SectionId; readonly turned: boolean }) {
  const { sections, hints } = useWords('workshop').scenarioEditor;
  const Page = PAGES[section];
  return (
    <DocumentPage title={sections[section]} hint={hints[section]} turned={turned}>
      <Page />
    </DocumentPage>
  );
}
