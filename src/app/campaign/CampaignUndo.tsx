import { redoCampaign, undoCampaign, useCampaign } from '../../state/campaign/campaignPlay.ts';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { campaignUndo } from '../../words/campaignUndo.ts';
import { memberName } from '../../words/optionName.ts';
import { undoButton } from '../../words/undoButton.ts';
import { useCampaignWords } from '../../words/useCampaignWords.ts';

type UndoProps = {
  /** The last thing happened in the battle in hand: it is to be shown. */
  readonly onBattle: () => void;
  readonly onTimeline: () => void;
};

/** Undo between battles; it reaches back into the battle in hand until its book is closed. */
export function CampaignUndo({ onBattle, onTimeline }: UndoProps) {
  const words = useCampaignWords();
  const { state, undoes, redoes } = useCampaign();
  const nameOf = (id: string) => memberName({ state }, id);
  const text = campaignUndo(words, undoes, nameOf);
  const again = campaignUndo(words, redoes, nameOf);
  return (
    <>
      <UndoButton
        {...undoButton(words, text)}
        keyHint={words.keys.undoKey}
        onPress={() => undoCampaign() === 'battle' && onBattle()}
        onHold={onTimeline}
      />
      {again !== null && (
        <RedoButton label={words.battle.redo(again.short)} keyHint={words.keys.redoKey} onPress={redoCampaign} />
      )}
    </>
  );
}
