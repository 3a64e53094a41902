import { Suspense } from 'react';
import type { Subject } from '../../state/library/backups.ts';
import type { Play } from '../../state/battle/play.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import styles from '../FaultScreen.module.css';
import { useNewestCopy } from './useNewestCopy.ts';

type Unusable = Extract<Awaited<ReturnType<Play['openBattle']>>, { kind: 'unreadable' | 'newer' }>;
type UnreadableScreenProps = {
  readonly kind?: Subject['kind'];
  readonly id: string;
  readonly outcome: Unusable;
  readonly onHome: () => void;
};

const MOST = 12;

function Problems({ words, outcome }: { readonly words: Words<'saving'>; readonly outcome: Unusable }) {
  if (outcome.kind === 'newer' || outcome.problems.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{words.saving.refusedProblems(outcome.problems.length)}</summary>
      <ul>
        {outcome.problems.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{path === '' ? message : words.saving.problemAt(path, message)}</li>
        ))}
      </ul>
    </details>
  );
}

type RestoreProps = { readonly newest: ReturnType<typeof useNewestCopy> };

/** The one next thing when there is an earlier state: it takes the place of what cannot be read. */
function RestoreNext({ newest: { copy, fault, take } }: RestoreProps) {
  const { found, when } = useWords('storage');
  if (copy === null) return null;
  const detail = found.restoreDetail(when(Date.parse(copy.at)), Number(copy.line['entries'] ?? 0));
  return (
    <NextButton
      title={found.restore}
      detail={detail}
      icon="saved"
      pressKey={fault ?? ''}
      onPress={() => void take(copy)}
    />
  );
}

function RestoreFault({ newest: { copy, fault } }: RestoreProps) {
  const { copies, found } = useWords('storage');
  return copy === null ? null : <p role="status">{fault === null ? found.keeps : copies[fault]}</p>;
}

/** A stored battle or campaign that this app cannot read: it stays as it is, until an earlier state takes its place. */
export function UnreadableScreen({ kind = 'battle', id, outcome, onHome }: UnreadableScreenProps) {
  const words = useWords('saving');
  const newest = useNewestCopy(kind, id, outcome.kind === 'unreadable');
  const text = outcome.kind === 'newer' ? words.saving.newer : words.storage.unreadable;
  const download = {
    title: words.saving.unreadableDownload,
    press: () => downloadText(`retinue-${id}.json`, outcome.raw),
  };
  const downloadNext = <NextButton title={download.title} icon="export" onPress={download.press} />;
  return (
    <ScreenLayout
      label={words.saving.refused}
      top={<TopBar title={words.common.appName} back={{ label: words.common.back, onPress: onHome }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          next={
            newest.copy === null ? (
              downloadNext
            ) : (
              <Suspense fallback={downloadNext}>
                <RestoreNext newest={newest} />
              </Suspense>
            )
          }
        />
      }
    >
      <EmptyState title={text}>
        {newest.copy !== null && (
          <Suspense fallback={null}>
            <RestoreFault newest={newest} />
            <PlainButton icon="export" label={download.title} onPress={download.press} />
          </Suspense>
        )}
        <Problems words={words} outcome={outcome} />
      </EmptyState>
    </ScreenLayout>
  );
}
