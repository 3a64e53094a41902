import { type ComponentType, useEffect, useRef } from 'react';
import { useScenarioEditorWords } from '../../words/useScenarioEditorWords.ts';
import styles from './Scenario.module.css';
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

/** One section to write in; the focus goes to its head when it is turned to, or to what is wrong in it. */
export function SectionPage({ section, turned }: { readonly section: SectionId; readonly turned: boolean }) {
  const { sections, hints } = useScenarioEditorWords();
  const page = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!turned) return;
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-expanded="true"]');
    (wrong ?? title.current)?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [turned]);
  const Page = PAGES[section];
  return (
    <section ref={page} className={styles.page} aria-label={sections[section]}>
      <header>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {sections[section]}
        </h2>
        <p className={styles.lede}>{hints[section]}</p>
      </header>
      <Page />
    </section>
  );
}
