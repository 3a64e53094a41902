import type { ReactNode } from 'react';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { Outcome } from './Outcome.tsx';
import type { BenchState } from './useBench.ts';
import styles from './Workshop.module.css';

type TableFrameProps = {
  readonly title: string;
  readonly note?: string;
  readonly end?: ReactNode;
  readonly toast?: ReactNode;
  readonly bar?: ReactNode;
  readonly bench?: BenchState;
  readonly onBack: () => void;
  readonly children?: ReactNode;
};

/** The screen of one table: its head, its bar, and above that what its test bench makes of the situation. */
export function TableFrame({ title, note, end, toast, bar, bench, onBack, children }: TableFrameProps) {
  const { common } = useWords('shared');
  return (
    <ScreenLayout
      label={title}
      width="wide"
      top={<TopBar title={title} back={{ label: common.back, onPress: onBack }} end={end} />}
      toast={
        (bench?.shown === true || toast !== undefined) && (
          <>
            {bench?.shown === true && <Outcome advice={bench.advice} />}
            {toast}
          </>
        )
      }
      bar={bar}
    >
      {note !== undefined && <p className={styles.pitch}>{note}</p>}
      {children}
    </ScreenLayout>
  );
}
