import { useState } from 'react';
import { type GameState, useGame } from '../state/store.ts';
import { Toast } from '../ui/Toast.tsx';
import { useFirstWords } from '../words/useFirstWords.ts';
import type { FirstWords } from '../words/firstWords.ts';
import { exportSave } from './exportSave.ts';

type Save = GameState['save'];

function sentence(words: FirstWords, save: Save): string | null {
  switch (save.kind) {
    case 'saved':
    case 'writing':
      return null;
    case 'readOnly':
      return words.storage.readOnly;
    case 'unsaved':
      return { full: words.storage.full, off: words.storage.off, failed: words.storage.notSaved }[save.cause];
  }
}

const takeOver = async (): Promise<void> => {
  const play = await import('../state/play.ts');
  await play.takeOver();
};

/** Whether the open battle is not kept, or not by this tab, and what can be done. */
export function SaveNotice() {
  const words = useFirstWords();
  const save = useGame((game) => game.save);
  const open = useGame((game) => game.battle !== null);
  const [sentAway, setSentAway] = useState<string | null>(null);
  const text = open ? sentence(words, save) : null;
  if (text === null || text === sentAway) return null;
  const action =
    save.kind === 'readOnly'
      ? { label: words.storage.takeOver, onPress: () => void takeOver() }
      : { label: words.storage.export, onPress: () => void exportSave() };
  return (
    <Toast
      text={text}
      action={action}
      tone={save.kind === 'unsaved' ? 'harm' : 'plain'}
      dismissLabel={words.common.dismiss}
      onDismiss={() => setSentAway(text)}
    />
  );
}
