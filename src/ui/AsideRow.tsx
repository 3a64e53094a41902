import { useState } from 'react';
import styles from './AsideRow.module.css';
import { classNames } from './classNames.ts';
import { downloadText } from './downloadText.ts';
import { ListRow } from './ListRow.tsx';
import { PlainButton } from './PlainButton.tsx';

type AsideRowProps = {
  /** A text that was put aside, and when. */
  readonly kept: { readonly at: string; readonly text: string };
  readonly title: string;
  readonly detail: string;
  readonly words: { readonly remove: string; readonly cancel: string; readonly removeForGood: string };
  readonly inSheet?: boolean;
  readonly onRemove: () => void;
};

/** A text that was put aside. Once it was taken away as a file it can be removed, with two presses at two places. */
export function AsideRow({ kept: { at, text }, title, detail, words, inSheet = false, onRemove }: AsideRowProps) {
  const [stage, setStage] = useState<'kept' | 'taken' | 'asked'>('kept');
  const asked = stage === 'asked';
  const take = () => {
    downloadText(`retinue-kept-${at.slice(0, 10)}.json`, text);
    setStage('taken');
  };
  return (
    <>
      <ListRow icon="export" title={title} detail={detail} onPress={take} />
      {stage !== 'kept' && (
        <div className={classNames(styles.acts, inSheet && styles.inSheet)}>
          <PlainButton
            label={asked ? words.cancel : words.remove}
            onPress={() => setStage(asked ? 'taken' : 'asked')}
          />
          {asked && <PlainButton icon="cross" label={words.removeForGood} onPress={onRemove} />}
        </div>
      )}
    </>
  );
}
