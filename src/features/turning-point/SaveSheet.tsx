import { exportBattle, takeOver } from '../../state/play.ts';
import { useGame } from '../../state/store.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { packName } from '../../words/look.ts';
import type { Stage } from './useStage.ts';

async function exportOpen(): Promise<void> {
  const file = await exportBattle();
  if (file !== null) downloadText(file.fileName, file.text);
}

type SaveSheetProps = {
  readonly stage: Stage;
  /** Whether the battle is kept, in a sentence. */
  readonly sentence: string;
  readonly onClose: () => void;
};

/** Whether the battle is kept, and a file of it in one tap. */
export function SaveSheet({ stage: { words, battle }, sentence, onClose }: SaveSheetProps) {
  const readOnly = useGame((game) => game.save.kind === 'readOnly');
  const take = () => {
    onClose();
    void takeOver();
  };
  return (
    <SheetDialog
      open
      title={packName(words, battle.title)}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={
        <>
          <PlainButton icon="export" label={words.storage.export} onPress={() => void exportOpen()} />
          {readOnly && <PlainButton icon="open" label={words.storage.takeOver} onPress={take} />}
        </>
      }
    >
      <p>{sentence}</p>
    </SheetDialog>
  );
}
