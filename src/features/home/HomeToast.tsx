import { useState } from 'react';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { Toast } from '../../ui/Toast.tsx';
import { useWords } from '../../words/useWords.ts';
import type { ListedSave } from './BattleSheet.tsx';

/** Restores what was removed from its newest copy, or from where it is kept without any. False: there is nothing that can be. */
async function bringBack(app: App, removed: ListedSave): Promise<boolean> {
  const safety = (await import('../../state/library/dataSafety.ts')).safetyOf(app);
  const copy = await safety.newest(removed);
  if (copy !== null) return (await safety.restore(copy.key)) === 'restored';
  const bin = (await import('../../state/library/bin.ts')).binOf(app);
  const kept = (await bin.list()).find(({ kind, id }) => kind === removed.kind && id === removed.id);
  return kept !== undefined && (await bin.bringBack(kept, (name) => name)).kind === 'back';
}

/** That something was removed, with the way back. */
export function HomeToast({ removed, onDismiss }: { readonly removed: ListedSave; readonly onDismiss: () => void }) {
  const words = useWords('saving');
  const app = useApp();
  const [failed, setFailed] = useState(false);
  const undo = async () => ((await bringBack(app, removed).catch(() => false)) ? onDismiss() : setFailed(true));
  return (
    <Toast
      text={failed ? words.saving.notBroughtBack : words.saving.battleRemoved(removed.title)}
      action={failed ? null : { label: words.common.undo, onPress: () => void undo() }}
      dismissLabel={words.common.dismiss}
      onDismiss={onDismiss}
    />
  );
}
