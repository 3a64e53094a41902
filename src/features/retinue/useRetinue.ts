import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { useCampaignWords } from '../../words/useCampaignWords.ts';
import { useWords } from '../../words/useWords.ts';
import type { RetinueLook } from './view/look.ts';

/** The open campaign with the words it is shown in. */
export function useRetinue(): RetinueLook {
  const { state, content, pack, campaignPack } = useCampaign();
  // Its content knows the rows of campaign packs too.
  const { campaign, content: names } = useCampaignWords();
  const words = useWords();
  return { state, content, pack, campaignPack, words: { ...words, content: names, campaign } };
}
