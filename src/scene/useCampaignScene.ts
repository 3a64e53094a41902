import { useMemo } from 'react';
import { useCampaign } from '../state/campaign/campaignPlay.ts';
import type { OpenCampaign } from '../state/campaign/openCampaign.ts';
import { useWords } from '../words/useWords.ts';
import type { Words } from '../words/words.ts';

/** What all screens of a campaign are drawn from. */
export interface CampaignScene extends Pick<OpenCampaign, 'state' | 'content' | 'pack' | 'campaignPack'> {
  readonly words: Words<'campaign'>;
}

/** The open campaign, below a screen that is drawn only while one is; without it it is a bug to ask. */
export function useCampaignScene(): CampaignScene {
  const { state, content, pack, campaignPack } = useCampaign();
  const words = useWords('campaign');
  return useMemo(() => ({ state, content, pack, campaignPack, words }), [state, content, pack, campaignPack, words]);
}
