import { useState } from 'react';
import type { KeptText } from '../../state/storagePanel.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Storage.module.css';
import { timeText } from './timeText.ts';

type AsideSectionProps = { readonly kept: readonly KeptText[]; readonly onRemove: (key: string) => void };

/** One text. Once it was taken away as a file it can be removed, with two presses at two places. */
function Kept({ kept: { at, why, text }, onRemove }: { readonly kept: KeptText; readonly onRemove: () => void }) {
  const shared = useWords('saving');
  const words = useWords('storage');
  const [stage, setStage] = useState<'kept' | 'taken' | 'asked'>('kept');
  const asked = stage === 'asked';
  const take = () => {
    downloadText(`retinue-kept-${at.slice(0, 10)}.json`, text);
    setStage('taken');
  };
  return (
    <>
      <ListRow icon="export" title={shared.saving.whyKept[why]} detail={timeText(words, at)} onPress={take} />
      {stage !== 'kept' && (
        <div className={styles.acts}>
          <PlainButton
            label={asked ? shared.common.cancel : shared.common.remove}
            onPress={() => setStage(asked ? 'taken' : 'asked')}
          />
          {asked && <PlainButton icon="cross" label={shared.saving.removeForGood} onPress={onRemove} />}
        </div>
      )}
    </>
  );
}

/** Texts that were put aside before something took their place. */
export function AsideSection({ kept, onRemove }: AsideSectionProps) {
  const { aside } = useWords('storage');
  return (
    <section className={styles.section} aria-label={aside.title}>
      <SectionHead title={aside.title} />
      <p className={styles.hint}>{kept.length === 0 ? aside.none : aside.hint}</p>
      {kept.map((text) => (
        <Kept key={text.key} kept={text} onRemove={() => onRemove(text.key)} />
      ))}
    </section>
  );
}
