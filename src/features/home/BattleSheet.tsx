import { refreshBattles } from '../../state/battles.ts';
import type { BattleSummary } from '../../state/store.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { packName } from '../../words/look.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import styles from './BattleSheet.module.css';

type BattleSheetProps = {
  readonly battle: BattleSummary;
  readonly onClose: () => void;
  /** It was removed; its text is kept aside. */
  readonly onRemoved: (title: string) => void;
};

async function exportStored(id: string): Promise<void> {
  const { exportBattle } = await import('../../state/play.ts');
  downloadFile(await exportBattle(id));
}

async function removeStored(id: string): Promise<boolean> {
  const { discardBattle } = await import('../../state/play.ts');
  const removed = await discardBattle(id);
  await refreshBattles();
  return removed;
}

/** What can be done with a battle beside playing it. */
export function BattleSheet({ battle, onClose, onRemoved }: BattleSheetProps) {
  const words = useFirstWords();
  const title = packName(words, battle.title);
  const remove = async () => {
    const removed = await removeStored(battle.id);
    onClose();
    if (removed) onRemoved(title);
  };
  return (
    <SheetDialog open title={title === '' ? battle.id : title} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.acts}>
        <KeyButton
          icon="export"
          label={words.storage.export}
          onPress={() => void exportStored(battle.id).then(onClose)}
        />
        <KeyButton
          icon="cross"
          label={words.common.remove}
          detail={words.home.removeDetail}
          onPress={() => void remove()}
        />
      </div>
    </SheetDialog>
  );
}
