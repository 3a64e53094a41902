import { useDraftChanges, useOpenDraft } from '../../scene/openDraft.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { begunOf } from '../../state/answer/draft.ts';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';

/** Undo of all bars: a die typed last, else the last act by its name; held, the timeline. Redo while something was undone. */
export function RoundsUndo({ onTimeline }: { readonly onTimeline?: () => void }) {
  const scene = useVanguardScene();
  const draft = useOpenDraft();
  const { undoBegun } = useDraftChanges();
  const { words, undoes, redoes } = scene;
  const begun = draft === null ? null : begunOf(draft);
  const die = begun?.kind === 'die' ? begun.face : null;
  const text = die === null ? undoes : { short: words.tray.undoDie, full: words.tray.undoDieFull(die) };
  return (
    <>
      <UndoButton
        label={words.common.undo}
        what={text?.short ?? null}
        emptyText={words.table.undoNothing}
        fullLabel={text?.full ?? words.common.named(words.common.undo, words.table.undoNothing)}
        keyHint={words.keys.undoKey}
        onPress={() => void (undoBegun() || scene.undo())}
        {...(onTimeline && { onHold: onTimeline })}
      />
      {redoes !== null && (
        <RedoButton label={words.table.redo(redoes)} keyHint={words.keys.redoKey} onPress={scene.redo} />
      )}
    </>
  );
}
