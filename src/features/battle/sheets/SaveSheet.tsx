import { useScene } from '../../../scene/useScene.ts';
import { usePlay } from '../../../state/battle/play.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { SaveDialog } from '../../../ui/SaveDialog.tsx';
import { packName } from '../../../words/packName.ts';
import { saveSentence } from '../../../words/saveSentence.ts';
import { useDesk } from '../desk.ts';

/** Whether the battle is kept, and a file of it in one tap. */
export function SaveSheet() {
  const { exportBattle, takeOver } = usePlay();
  const { words, battle } = useScene();
  const { openSheet } = useDesk();
  const save = useGame((game) => game.save);
  return (
    <SaveDialog
      title={packName(words, battle.title)}
      save={save}
      sentence={(shown) => saveSentence(words, shown)}
      words={{ ...words.saving, close: words.common.close }}
      onExport={() => void exportBattle().then(downloadFile)}
      onTakeOver={() => void takeOver()}
      onClose={() => openSheet(null)}
    />
  );
}
