import { type ReactNode, useState } from 'react';
import type { Taken } from '../../state/workshop/takePack.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Share.module.css';

type TakenScreenProps = {
  readonly name: string;
  /** Some of it is opened by itself: that is among the children. */
  readonly opens: boolean;
  readonly taken: Extract<Taken, { kind: 'taken' }>;
  readonly onBack: () => void;
  /** What of it can be opened. */
  readonly children: ReactNode;
};

/** Says what was taken, with the way back. */
export function TakenScreen({ name, opens, taken, onBack, children }: TakenScreenProps) {
  const { common } = useWords('shared');
  const words = useWords('sharing').pack;
  const [undone, setUndone] = useState<boolean | null>(null);
  const said = opens ? words.taken(name) : words.takenCards(name);
  const text = undone === null ? said : undone ? words.takenBack : words.undoFailed;
  return (
    <ScreenLayout
      label={words.openTitle}
      top={<TopBar title={name} back={{ label: common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={words.openTitle}
          {...(undone === null && {
            undo: (
              <div className={styles.undo}>
                <KeyButton quiet icon="undo" label={common.undo} onPress={() => void taken.undo().then(setUndone)} />
              </div>
            ),
          })}
          next={<NextButton title={words.workshop} onPress={onBack} />}
        />
      }
    >
      <div role="status">
        <EmptyState title={undone === null ? words.takenTitle : words.takenBackTitle} text={text} />
      </div>
      {undone === null && children}
    </ScreenLayout>
  );
}
