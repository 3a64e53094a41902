import { useLocation } from 'wouter';
import { useScene } from '../../scene/useScene.ts';
import { usePlay } from '../../state/battle/play.ts';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lastUndo } from '../../words/lastUndo.ts';

/** Undo in the bar of these screens; held, it opens the timeline. */
export function BarUndo() {
  const { words, look, battle } = useScene();
  const { undo } = usePlay();
  const [, go] = useLocation();
  return (
    <UndoButton
      {...lastUndo(words, battle, look)}
      keyHint={words.keys.undoKey}
      onPress={() => undo()}
      onHold={() => go(`/battle/${battle.id}/log`)}
    />
  );
}
