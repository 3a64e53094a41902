import type { CampaignModule, ModuleReward } from '../engine/campaign/model/module.ts';
import { contentText, type Named } from './content.ts';

/** What these rewards of a linked campaign are, a sentence each. */
export const rewardsSaid = (
  words: Named,
  { id, rewards }: CampaignModule,
  paid: readonly ModuleReward[],
): readonly string[] =>
  rewards.flatMap((reward, index) =>
    paid.includes(reward) && reward.text !== '' ? [contentText(words, `${id}/rewards/${index}`, reward.text)] : [],
  );
