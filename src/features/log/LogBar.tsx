import type { LogSaid } from '../../scene/logSaid.ts';
import type { OpenBattle } from '../../state/base/store.ts';
import { usePlay } from '../../state/battle/play.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { undoButton } from '../../words/undoButton.ts';
import { useWords } from '../../words/useWords.ts';

type LogBarProps = { readonly battle: OpenBattle; readonly said: LogSaid; readonly onBack: () => void };

/** Undo, and redo while there is something to bring back; else the way back to the table. */
export function LogBar({ battle, said, onBack }: LogBarProps) {
  const { undo, redo } = usePlay();
  const words = useWords('play');
  const redoes = battle.redoes === null ? null : said.undo(battle.redoes);
  return (
    <ThumbBar
      label={words.common.continue}
      undo={
        <UndoButton
          {...undoButton(words, said.last)}
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
