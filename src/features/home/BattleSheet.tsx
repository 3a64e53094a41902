import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { refreshBattles } from '../../state/battle/battles.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleSheet.module.css';

/** A battle or campaign of the list, by what it is called; its title may be empty. */
export interface ListedSave {
  readonly kind: 'battle' | 'campaign';
  readonly id: string;
  readonly title: string;
}

type SaveSheetProps = {
  readonly save: ListedSave;
  readonly onClose: () => void;
  /** It was removed; a copy stays in the ring. */
  readonly onRemoved: (save: ListedSave) => void;
};

async function exportStored(app: App, { kind, id }: ListedSave): Promise<void> {
  if (kind === 'campaign') {
    const { campaignPlayOf } = await import('../../state/campaign/campaignPlay.ts');
    downloadFile(await campaignPlayOf(app).exportCampaign(id));
    return;
  }
  const { playOf } = await import('../../state/battle/play.ts');
  downloadFile(await playOf(app).exportBattle(id));
}

async function removeStored(app: App, { kind, id }: ListedSave): Promise<boolean> {
  const removed =
    kind === 'campaign'
      ? await (await import('../../state/campaign/campaignPlay.ts')).campaignPlayOf(app).discardCampaign(id)
      : await (await import('../../state/battle/play.ts')).playOf(app).discardBattle(id);
  await refreshBattles(app);
  return removed;
}

/** What can be done with a battle or campaign beside playing it. */
export function BattleSheet({ save, onClose, onRemoved }: SaveSheetProps) {
  const app = useApp();
  const words = useWords('home');
  const { saving } = useWords('saving');
  const title = save.title === '' ? save.id : packName(words, save.title);
  const remove = async () => {
    const removed = await removeStored(app, save);
    onClose();
    if (removed) onRemoved({ ...save, title });
  };
  return (
    <SheetDialog open title={title} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.acts}>
        <KeyButton icon="export" label={saving.export} onPress={() => void exportStored(app, save).then(onClose)} />
        <KeyButton
          icon="cross"
          label={words.common.remove}
          detail={saving.removeDetail}
          onPress={() => void remove()}
        />
      </div>
    </SheetDialog>
  );
}
