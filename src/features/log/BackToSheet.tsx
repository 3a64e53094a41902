import { usePlay } from '../../state/battle/play.ts';
import type { LogEntry } from '../../state/base/store.ts';
import type { LogSaid } from '../../scene/logSaid.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';

type BackToSheetProps = {
  readonly entry: LogEntry;
  readonly length: number;
  readonly said: LogSaid;
  readonly onClose: () => void;
  readonly onBack: () => void;
};

/** Back to the moment before an entry of the log. */
export function BackToSheet({ entry, length, said, onClose, onBack }: BackToSheetProps) {
  const { undoBefore } = usePlay();
  const words = useWords('play');
  const label = said.undo(entry.command);
  return (
    <SheetDialog
      open
      title={words.logScreen.timelineTitle}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={
        <PlainButton
          icon="undo"
          tone="brass"
          label={words.logScreen.undoCount(length - entry.seq + 1)}
          onPress={() => {
            undoBefore(entry.id);
            onBack();
          }}
        />
      }
    >
      <p>
        <b>{words.logScreen.undoTo(label.short)}</b>
      </p>
      <p>{words.logScreen.timelineHint}</p>
    </SheetDialog>
  );
}
