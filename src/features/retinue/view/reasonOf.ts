import { capital } from '../../../words/capital.ts';
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

/** Why these are forbidden: one sentence for each kind of reason, that of the first. */
export function reasonsOnce(
  { words }: CampaignScene,
  rejections: readonly (CampaignRejection | null)[],
): readonly string[] {
  const firsts = new Map<string, string>();
  for (const rejection of rejections)
    if (rejection !== null && !firsts.has(rejection.code))
      firsts.set(rejection.code, capital(campaignRefusal(words, rejection)));
  return [...firsts.values()];
}
