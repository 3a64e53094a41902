import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useState } from 'react';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';

/** Carries commands out and keeps the reason when one is refused. `send` is true when it was done. */
export function useRefusal() {
  const { dispatchCampaign } = useCampaignPlay();
  const { words } = useCampaignScene();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = (command: CampaignCommand): boolean => {
    const refused = dispatchCampaign(command);
    setRefusal(refused === null ? null : capital(campaignRefusal(words, refused)));
    return refused === null;
  };
  return { refusal, send, clear: () => setRefusal(null) };
}
