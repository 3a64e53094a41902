import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import styles from './HandOver.module.css';
import type { Played } from './useScenario.ts';

type HandOverProps = {
  readonly played: Played;
  readonly title: string;
  readonly hint: string;
  readonly next: string;
  readonly onNext: () => void;
  /** A way back for whoever should not go on. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
};

/** Nothing but whose hands the device belongs in, until they say so. */
export function HandOver({ played: { words }, title, hint, next, onNext, back }: HandOverProps) {
  return (
    <ScreenLayout
      label={title}
      bar={
        <ThumbBar label={words.common.continue} next={<NextButton title={next} pressKey={title} onPress={onNext} />} />
      }
    >
      <div className={styles.hand}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{hint}</p>
        {back !== undefined && <PlainButton icon="back" label={back.label} onPress={back.onPress} />}
      </div>
    </ScreenLayout>
  );
}
