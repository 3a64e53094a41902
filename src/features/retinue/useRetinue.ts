import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { useWords } from '../../words/useWords.ts';
import type { RetinueLook } from './view/look.ts';

/** The open campaign with the words it is shown in. */
export function useRetinue(): RetinueLook {
  const { state, content, pack, campaignPack } = useCampaign();
  const words = useWords('campaign');
  return { state, content, pack, campaignPack, words };
}
