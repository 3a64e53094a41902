import { useState } from 'react';
import type { App } from '../state/base/app.ts';
import { useApp, useGame } from '../state/base/useApp.ts';
import { SAVED } from '../state/log/status.ts';
import type { GameState } from '../state/base/store.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import { Toast } from '../ui/Toast.tsx';
import { saveSentence } from '../words/saveSentence.ts';
import { useWords } from '../words/useWords.ts';
import type { Words } from '../words/words.ts';
import { exportSave } from './exportSave.ts';

type Save = GameState['save'];

/** What is missing, as a sentence; null: nothing is, or only for a moment. */
function sentence(words: Words<'saving'>, save: Save): string | null {
  const { storage, saving } = words;
  switch (save.kind) {
    case 'saved':
      return null;
    case 'parted':
      return saving.parted;
    case 'torn':
      return saving.torn;
    case 'writing':
      return save.first === null ? null : sentence(words, { kind: 'once', in: 'second', lacks: save.first });
    case 'once':
      if (save.lacks === null) return null;
      return save.in === 'second' && save.lacks === 'full' ? saving.full : saveSentence(words, save);
    case 'readOnly':
      return saving.readOnly;
    case 'unsaved':
      return { full: saving.full, off: storage.off, failed: saving.notSaved }[save.cause];
  }
}

/** What can be done for a log of a kind that is not kept, or not by this tab. */
const WAYS = {
  battle: {
    takeOver: async (app: App) => (await import('../state/battle/play.ts')).playOf(app).takeOver(),
    export: (app: App) => exportSave(app),
  },
  campaign: {
    takeOver: async (app: App) =>
      (await import('../state/campaign/campaignPlay.ts')).campaignPlayOf(app).takeOverCampaign(),
    export: async (app: App) =>
      downloadFile(await (await import('../state/campaign/campaignPlay.ts')).campaignPlayOf(app).exportCampaign()),
  },
};

/** The open log of which something is to be said: the battle before its campaign. */
function useUnkept(words: Words<'saving'>) {
  const battle = useGame((game) => (game.battle === null ? SAVED : game.save));
  const campaign = useGame((game) => (game.campaign === null ? SAVED : game.campaignSave));
  const kind = sentence(words, battle) === null ? 'campaign' : 'battle';
  return { kind, save: { battle, campaign }[kind] } as const;
}

/**
 * Whether the open battle or campaign is not kept, or not by this tab, and what can be done. `elsewhere`: what is on screen is
 * neither of them, and may be written here.
 */
export function SaveNotice({ elsewhere = false }: { readonly elsewhere?: boolean }) {
  const app = useApp();
  const words = useWords('saving');
  const [told, setTold] = useState(false);
  const { kind, save } = useUnkept(words);
  const [sentAway, setSentAway] = useState<string | null>(null);
  const text = elsewhere && save.kind === 'readOnly' ? null : sentence(words, save);
  if (text === null && app.hasNewerSettings && !told)
    return (
      <Toast text={words.saving.newerSettings} dismissLabel={words.common.dismiss} onDismiss={() => setTold(true)} />
    );
  if (text === null || text === sentAway) return null;
  const ways = WAYS[kind];
  const action =
    save.kind === 'readOnly'
      ? { label: words.saving.takeOver, onPress: () => void ways.takeOver(app) }
      : { label: words.saving.export, onPress: () => void ways.export(app) };
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
