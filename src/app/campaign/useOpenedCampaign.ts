import { useEffect, useState } from 'react';
import { type CampaignPlay, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { useGame } from '../../state/base/useApp.ts';
import { openHeard } from '../openHeard.ts';

type Outcome = Awaited<ReturnType<CampaignPlay['openCampaign']>>;

/** Opens a campaign, or looks again at the one that is open; null while it is being read. */
export function useOpenedCampaign(id: string): Outcome | null {
  const { openCampaign } = useCampaignPlay();
  const isOpen = useGame((game) => game.campaign?.id === id);
  const [found, setFound] = useState<Outcome | null>(null);
  useEffect(() => openHeard(() => openCampaign(id), setFound), [id, openCampaign]);
  if (isOpen) return { kind: 'opened' };
  return found?.kind === 'opened' ? null : found;
}
