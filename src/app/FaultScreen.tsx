import { useState } from 'react';
import type { App } from '../state/base/app.ts';
import { useApp, useGame } from '../state/base/useApp.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { KeyButton } from '../ui/KeyButton.tsx';
import { NextButton } from '../ui/NextButton.tsx';
import { ScreenLayout } from '../ui/ScreenLayout.tsx';
import { ThumbBar } from '../ui/ThumbBar.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { useWords } from '../words/useWords.ts';
import styles from './FaultScreen.module.css';
import { HOME_PATH } from './paths.ts';

type FaultScreenProps = { readonly fault: Error; readonly battle: string | null };

/** Offers the save as a file. Rejects when what does so cannot be fetched. */
const saveOut = async (app: App, id: string | null) =>
  (await import('./exportSave.ts')).exportSave(app, id ?? undefined);

/** What is left when a screen broke: what happened, the save as a file, and the ways out. */
export function FaultScreen({ fault, battle }: FaultScreenProps) {
  const app = useApp();
  const words = useWords('saving');
  const open = useGame((game) => game.battle?.id ?? null);
  const [failed, setFailed] = useState(false);
  const id = battle ?? open;
  const save = () => {
    saveOut(app, id).then(
      (done) => setFailed(!done),
      () => setFailed(true),
    );
  };
  return (
    <ScreenLayout
      label={words.faults.title}
      top={<TopBar title={words.common.appName} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          next={<NextButton title={words.faults.reload} icon="reroll" onPress={() => location.reload()} />}
        />
      }
    >
      <EmptyState title={words.faults.title} {...(id === null ? {} : { text: words.faults.text })}>
        <details className={styles.details}>
          <summary>{words.faults.details}</summary>
          <pre>{fault.message}</pre>
        </details>
      </EmptyState>
      <div className={styles.ways}>
        {failed && <p role="alert">{words.errors.loadFailed}</p>}
        {id !== null && <KeyButton icon="export" label={words.faults.export} onPress={save} />}
        <KeyButton
          icon="back"
          label={words.errors.home}
          quiet
          onPress={() => {
            location.hash = HOME_PATH;
            location.reload();
          }}
        />
      </div>
    </ScreenLayout>
  );
}
