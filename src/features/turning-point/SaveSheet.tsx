import { exportBattle, takeOver } from '../../state/play.ts';
import { useGame } from '../../state/store.ts';
import { useSaveShown } from '../../ui/useSaveShown.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { SaveDialog } from '../../ui/SaveDialog.tsx';
import { packName } from '../../words/packName.ts';
import { saveSentence } from '../../words/saveSentence.ts';
import type { Stage } from './useStage.ts';

/** Whether the battle is kept, and a file of it in one tap. */
export function SaveSheet({
  stage: { words, battle },
  onClose,
}: {
  readonly stage: Stage;
  readonly onClose: () => void;
}) {
  const save = useSaveShown(useGame((game) => game.save));
  const take = () => {
    onClose();
    void takeOver();
  };
  return (
    <SaveDialog
      title={packName(words, battle.title)}
      sentence={saveSentence(words, save)}
      exportLabel={words.saving.export}
      onExport={() => void exportBattle().then(downloadFile)}
      takeOver={save.kind === 'readOnly' ? { label: words.saving.takeOver, onPress: take } : null}
      closeLabel={words.common.close}
      onClose={onClose}
    />
  );
}
