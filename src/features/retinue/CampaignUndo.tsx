import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { campaignUndo } from '../../words/campaignUndo.ts';
import { memberName } from '../../words/optionName.ts';
import { undoButton } from '../../words/undoButton.ts';
import { useWords } from '../../words/useWords.ts';

type CampaignUndoProps = {
  /** The last thing happened in the battle in hand: it is to be shown. */
  readonly onBattle: () => void;
  /** Undo held; absent: nothing. */
  readonly onTimeline?: () => void;
};

/** Undo between battles, which reaches back into the battle in hand until its book is closed; redo while there is something to bring back. */
export function CampaignUndo({ onBattle, onTimeline }: CampaignUndoProps) {
  const { undoCampaign, redoCampaign } = useCampaignPlay();
  const words = useWords('campaign');
  const { state, undoes, redoes, battle } = useCampaign();
  // The last thing happened in the battle in hand: a tap opens it and takes back nothing of it unseen.
  const inBattle = undoes?.type === 'deploy' && battle !== 'missing';
  const nameOf = (id: string) => memberName({ state }, id);
  const again = campaignUndo(words, redoes, nameOf);
  return (
    <>
      <UndoButton
        {...undoButton(words, inBattle ? words.campaign.undoInBattle : campaignUndo(words, undoes, nameOf))}
        onPress={() => undoCampaign() === 'battle' && onBattle()}
        {...(onTimeline && { onHold: onTimeline })}
      />
      {again !== null && <RedoButton label={words.battle.redo(again.short)} onPress={redoCampaign} />}
    </>
  );
}
