import { useEffect, useState } from 'react';
import { type PackDesk, useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useTogether } from '../../ui/Together.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './PackEditor.module.css';

/** The section of the workshop with its own pack. */
export function PackSection({ onPack }: { readonly onPack: () => void }) {
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
    </section>
  );
}
