import type { ReactNode } from 'react';
import { redoCampaign, undoCampaign, useCampaign } from '../../state/campaign/campaignPlay.ts';
import { useGame } from '../../state/store.ts';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { campaignUndo } from '../../words/campaignUndo.ts';
import { memberName } from '../../words/optionName.ts';
import { undoButton } from '../../words/undoButton.ts';
import { useRetinue } from './useRetinue.ts';

type RetinueBarProps = {
  readonly next: ReactNode;
  /** What undo would take back next is in the battle of the scenario in hand. */
  readonly onScenario: () => void;
};

/** Undo of the campaign, redo while there is something to bring back, and the next thing. */
export function RetinueBar({ next, onScenario }: RetinueBarProps) {
  const { words } = useRetinue();
  const { state, undoes, redoes } = useCampaign();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const nameOf = (id: string) => memberName({ state }, id);
  const again = campaignUndo(words, redoes, nameOf);
  return (
    <ThumbBar
      label={words.common.continue}
      thumbSide={thumbSide}
      undo={
        <>
          <UndoButton
            {...undoButton(words, campaignUndo(words, undoes, nameOf))}
            onPress={() => undoCampaign() === 'battle' && onScenario()}
          />
          {again !== null && (
            <RedoButton label={words.battle.redo(again.short)} keyHint={words.keys.redoKey} onPress={redoCampaign} />
          )}
        </>
      }
      next={next}
    />
  );
}
