import { usePlay } from '../../state/battle/play.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lookOf } from '../../words/look.ts';
import { lastUndo } from '../../words/lastUndo.ts';
import { undoLabel } from '../../words/undoLabel.ts';
import { useWords } from '../../words/useWords.ts';
import type { KillTeamBattle } from '../../state/battle/killTeam.ts';

/** Undo, and redo while there is something to bring back; else the way back to the table. */
export function LogBar({ battle, onBack }: { readonly battle: KillTeamBattle; readonly onBack: () => void }) {
  const { undo, redo } = usePlay();
  const words = useWords('play');
  const look = lookOf(words, battle.state);
  const redoes = battle.redoes === null ? null : undoLabel(words, battle.redoes, look);
  return (
    <ThumbBar
      label={words.common.continue}
      undo={
        <UndoButton
          {...lastUndo(words, battle, look)}
          {...(battle.closed && { emptyText: words.end.closed, fullLabel: words.end.closedFull })}
          keyHint={words.keys.undoKey}
          onPress={undo}
        />
      }
      next={
        redoes === null ? (
          <NextButton title={words.logScreen.toTable} quiet icon="back" onPress={onBack} />
        ) : (
          <NextButton
            title={words.common.redo}
            detail={redoes.short}
            quiet
            icon="redo"
            keyHint={words.keys.redoKey}
            pressKey={battle.length}
            onPress={redo}
          />
        )
      }
    />
  );
}
