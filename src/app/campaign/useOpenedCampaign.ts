import { useEffect, useState } from 'react';
import { openCampaign } from '../../state/campaign/campaignPlay.ts';
import { useGame } from '../../state/store.ts';

type Outcome = Awaited<ReturnType<typeof openCampaign>>;

/** Opens a campaign, or looks again at the one that is open; null while it is being read. */
export function useOpenedCampaign(id: string): Outcome | null {
  const isOpen = useGame((game) => game.campaign?.id === id);
  const [found, setFound] = useState<Outcome | null>(null);
  useEffect(() => {
    let wanted = true;
    void openCampaign(id).then((outcome) => wanted && setFound(outcome));
    return () => {
      wanted = false;
    };
  }, [id]);
  if (isOpen) return { kind: 'opened' };
  return found?.kind === 'opened' ? null : found;
}
