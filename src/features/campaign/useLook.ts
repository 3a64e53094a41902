import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import type { CampaignLook } from '../../words/optionName.ts';
import { useCampaignWords } from '../../words/useCampaignWords.ts';

/** The open campaign with the words and rows that name what is in it. */
export function useLook(): CampaignLook {
  const words = useCampaignWords();
  const { state, content } = useCampaign();
  return { words, state, content };
}
