import { useState } from 'react';
import type { listQuarantine } from '../../state/play.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useWords } from '../../words/useWords.ts';
import { whenOf } from './battleLine.ts';
import styles from './KeptText.module.css';

type KeptTextProps = {
  readonly kept: Awaited<ReturnType<typeof listQuarantine>>[number];
  readonly onRemove: () => void;
};

/** A text that was put aside. Once it was taken away as a file it can be removed, with two presses at two places. */
export function KeptText({ kept: { at, why, text }, onRemove }: KeptTextProps) {
  const words = useWords('home');
  const { saving } = useWords('saving');
  const [stage, setStage] = useState<'kept' | 'taken' | 'asked'>('kept');
  const asked = stage === 'asked';
  const take = () => {
    downloadText(`retinue-kept-${at.slice(0, 10)}.json`, text);
    setStage('taken');
  };
  return (
    <>
      <ListRow icon="export" title={saving.whyKept[why]} detail={whenOf(words, { savedAt: at })} onPress={take} />
      {stage !== 'kept' && (
        <div className={styles.acts}>
          <PlainButton
            label={asked ? words.common.cancel : words.common.remove}
            onPress={() => setStage(asked ? 'taken' : 'asked')}
          />
          {asked && <PlainButton icon="cross" label={saving.removeForGood} onPress={onRemove} />}
        </div>
      )}
    </>
  );
}
