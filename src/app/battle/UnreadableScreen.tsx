import type { openBattle } from '../../state/play.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import styles from '../FaultScreen.module.css';

type Unusable = Extract<Awaited<ReturnType<typeof openBattle>>, { kind: 'unreadable' | 'newer' }>;
type UnreadableScreenProps = { readonly id: string; readonly outcome: Unusable; readonly onHome: () => void };

const MOST = 12;

function Problems({ words, outcome }: { readonly words: Words; readonly outcome: Unusable }) {
  if (outcome.kind === 'newer' || outcome.problems.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{words.storage.refusedProblems(outcome.problems.length)}</summary>
      <ul>
        {outcome.problems.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{path === '' ? message : words.storage.problemAt(path, message)}</li>
        ))}
      </ul>
    </details>
  );
}

/** A stored battle that this app cannot read: it stays as it is, and can be taken away as a file. */
export function UnreadableScreen({ id, outcome, onHome }: UnreadableScreenProps) {
  const words = useWords();
  const text = outcome.kind === 'newer' ? words.storage.newer : words.storage.unreadable;
  return (
    <ScreenLayout
      label={words.storage.refused}
      top={<TopBar title={words.common.appName} back={{ label: words.common.back, onPress: onHome }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          next={
            <NextButton
              title={words.storage.unreadableDownload}
              icon="export"
              onPress={() => downloadText(`retinue-${id}.json`, outcome.raw)}
            />
          }
        />
      }
    >
      <EmptyState title={text}>
        <Problems words={words} outcome={outcome} />
      </EmptyState>
    </ScreenLayout>
  );
}
