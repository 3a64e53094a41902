import { useScene } from '../../../scene/useScene.ts';
import { useLocation } from 'wouter';
import { usePlay } from '../../../state/battle/play.ts';
import { RedoButton } from '../../../ui/RedoButton.tsx';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import { lastUndo, redoLabel } from '../../../words/lastUndo.ts';
import { logPath } from '../places.ts';

/** Undo, named by what it undoes; held, it opens the timeline. Redo only while something was undone. */
export function BarUndo() {
  const { undo, redo } = usePlay();
  const { words, look, battle } = useScene();
  const [, go] = useLocation();
  const again = redoLabel(words, battle.redoes, look);
  return (
    <>
      <UndoButton
        {...lastUndo(words, battle, look)}
        keyHint={words.keys.undoKey}
        onPress={undo}
        onHold={() => go(logPath(battle.id))}
      />
      {again !== null && <RedoButton label={again} keyHint={words.keys.redoKey} onPress={redo} />}
    </>
  );
}
