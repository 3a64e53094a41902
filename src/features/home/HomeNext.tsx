import type { BattleSummary, CampaignSummary } from '../../state/base/store.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { useWords } from '../../words/useWords.ts';
import { nextOf } from './battleLine.ts';

type HomeNextProps = {
  readonly current: BattleSummary | null;
  /** The campaign to go on with, when no battle is in play. */
  readonly campaign: CampaignSummary | null;
  readonly first: boolean;
  readonly ready: { readonly start: () => void; readonly detail: string };
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onCampaign: (id: string) => void;
};

/** The one next thing at home: the battle in play, the campaign, the first battle, or a new one. */
export function HomeNext({ current, campaign, first, ready, onOpen, onNew, onCampaign }: HomeNextProps) {
  const words = useWords('home');
  if (current !== null)
    return (
      <NextButton
        title={words.home.continueBattle}
        detail={nextOf(words, current)}
        onPress={() => onOpen(current.id)}
      />
    );
  if (campaign !== null)
    return (
      <NextButton title={words.home.continueCampaign} detail={campaign.name} onPress={() => onCampaign(campaign.id)} />
    );
  if (first) return <NextButton title={words.home.playFirst} detail={ready.detail} onPress={ready.start} />;
  return <NextButton title={words.home.newBattle} detail={words.home.newBattleDetail} onPress={onNew} />;
}
