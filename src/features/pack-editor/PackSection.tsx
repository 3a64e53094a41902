import { useEffect, useState } from 'react';
import { type PackDesk, useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { pickFile } from '../../ui/pickFile.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useTogether } from '../../ui/Together.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './PackEditor.module.css';

type PackSectionProps = {
  readonly onPack: () => void;
  /** A file was chosen, to be looked at. */
  readonly onFile: (file: File) => void;
};

/** The section of the workshop with its own pack and the door for what others share. */
export function PackSection({ onPack, onFile }: PackSectionProps) {
  const { readDesk } = useWorkshopPack();
  const words = useWords('workshop').packEditor;
  const [desk, setDesk] = useState<PackDesk | null>();
  useTogether(desk !== undefined);
  useEffect(() => {
    let wanted = true;
    void readDesk().then((found) => wanted && setDesk(found));
    return () => {
      wanted = false;
    };
  }, [readDesk]);
  const count = desk?.rows.filter(({ kind }) => kind !== 'examples').length ?? 0;
  return (
    <section className={styles.list} aria-label={words.section}>
      <SectionHead title={words.section} />
      <ListRow icon="wargear" title={words.entry} detail={words.entryDetail(count)} opens onPress={onPack} />
      <ListRow icon="import" title={words.open} detail={words.openDetail} opens onPress={() => pickFile(onFile)} />
    </section>
  );
}
