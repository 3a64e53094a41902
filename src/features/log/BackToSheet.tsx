import { usePlay } from '../../state/battle/play.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import type { Look } from '../../words/look.ts';
import { undoLabel } from '../../words/undoLabel.ts';
import { useWords } from '../../words/useWords.ts';
import type { KillTeamEntry } from '../../state/battle/killTeam.ts';

type BackToSheetProps = {
  readonly entry: KillTeamEntry;
  readonly length: number;
  readonly look: Look;
  readonly onClose: () => void;
  readonly onBack: () => void;
};

/** Back to the moment before an entry of the log. */
export function BackToSheet({ entry, length, look, onClose, onBack }: BackToSheetProps) {
  const { undoBefore } = usePlay();
  const words = useWords('play');
  const label = undoLabel(words, entry.command, look);
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
