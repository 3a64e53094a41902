import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import type { CampaignLook } from '../../words/optionName.ts';
import { useWords } from '../../words/useWords.ts';

/** The open campaign with the words and rows that name what is in it. */
export function useLook(): CampaignLook {
  const words = useWords('campaign');
  const { state, content } = useCampaign();
  return { words, state, content };
}
