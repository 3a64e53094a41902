import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import { decideCampaign } from '../../../engine/campaign/campaignDecider.ts';
import type { CampaignCommand } from '../../../engine/campaign/model/command.ts';
import { CAMPAIGN_PRECONDITION_CODES, type CampaignRejection } from '../../../engine/campaign/model/rejection.ts';
import { campaignRefusal } from '../../../words/campaignRefusal.ts';

/** Why the rules would refuse a command now; null: they would not. */
export function rejectionOf({ content, state }: CampaignScene, command: CampaignCommand): CampaignRejection | null {
  const decision = decideCampaign(content, state, command);
  return decision.ok ? null : decision.rejection;
}

/** The same as a sentence. */
export function reasonOf(scene: CampaignScene, command: CampaignCommand): string | null {
  const rejection = rejectionOf(scene, command);
  return rejection === null ? null : campaignRefusal(scene.words, rejection);
}

/** Whether a player may do it anyway. */
export const mayOverride = ({ code }: CampaignRejection): boolean =>
  CAMPAIGN_PRECONDITION_CODES.some((each) => each === code);
