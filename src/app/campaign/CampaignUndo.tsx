import { undoCampaign, useCampaign } from '../../state/campaign/campaignPlay.ts';
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
  const { state, undoes } = useCampaign();
  const text = campaignUndo(words, undoes, (id) => memberName({ state }, id));
  return (
    <UndoButton
      {...undoButton(words, text)}
      keyHint={words.keys.undoKey}
      onPress={() => undoCampaign() === 'battle' && onBattle()}
      onHold={onTimeline}
    />
  );
}
