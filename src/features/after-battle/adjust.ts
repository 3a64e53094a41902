import type { BattleReport } from '../../engine/campaign/model/walk.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';

/** Gives what takes a report with a line of it corrected in place of the one there is. */
export function useAdjust(): (report: BattleReport) => void {
  const { dispatchCampaign } = useCampaignPlay();
  return (report) => void dispatchCampaign({ type: 'adjustReport', report });
}
