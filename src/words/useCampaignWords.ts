import { use } from 'react';
import { type CampaignWords, campaignWords } from './campaignWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** The words of the campaign in the language of the first words. Suspends until they are here. */
export function useCampaignWords(): CampaignWords {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return use(campaignWords.fetch(language));
}
