import { exportBattle, takeOver } from '../../../state/play.ts';
import { useGame } from '../../../state/store.ts';
import { downloadText } from '../../../ui/downloadText.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { packName } from '../../../words/look.ts';
import { useFullDesk } from '../fullDesk.ts';
import { saveSentence, useSaveShown } from '../useSaveShown.ts';
import { Sheet } from './Sheet.tsx';

async function exportOpen(): Promise<void> {
  const file = await exportBattle();
  if (file !== null) downloadText(file.fileName, file.text);
}

/** Whether the battle is kept, and a file of it in one tap. */
export function SaveSheet() {
  const { words, battle, openSheet } = useFullDesk();
  const shown = useSaveShown();
  const readOnly = useGame((game) => game.save.kind === 'readOnly');
  const take = () => {
    openSheet(null);
    void takeOver();
  };
  return (
    <Sheet
      title={packName(words, battle.title)}
      actions={
        <>
          <PlainButton icon="export" label={words.storage.export} onPress={() => void exportOpen()} />
          {readOnly && <PlainButton icon="open" label={words.storage.takeOver} onPress={take} />}
        </>
      }
    >
      <p>{saveSentence(words, shown)}</p>
    </Sheet>
  );
}
