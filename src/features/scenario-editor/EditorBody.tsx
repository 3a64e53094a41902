import type { ReactNode } from 'react';
import { useWide } from '../../ui/useWide.ts';
import { Contents } from './Contents.tsx';
import styles from '../../forms/Editor.module.css';
import type { SectionId } from './sectionIds.ts';
import { SectionPage } from './SectionPage.tsx';

type BodyProps = {
  readonly section: SectionId | null;
  readonly looks: ReactNode;
  readonly onSection: (section: SectionId) => void;
  readonly tryIt: ReactNode;
};

/** The contents, a section, or both where there is room. */
export function EditorBody({ section, looks, onSection, tryIt }: BodyProps) {
  const desk = useWide();
  const shown = section ?? (desk ? 'basics' : null);
  return (
    <div className={styles.columns}>
      {(desk || section === null) && (
        <div className={styles.spine}>
          {looks}
          <Contents now={shown} onSection={onSection} />
          {desk && tryIt}
        </div>
      )}
      {shown !== null && <SectionPage key={shown} section={shown} turned={section !== null} />}
    </div>
  );
}
