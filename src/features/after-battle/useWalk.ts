import type { Scenario } from '../../engine/campaign/walk.ts';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import type { CampaignWords } from '../../words/campaignWords.ts';
import type { CampaignLook } from '../../words/optionName.ts';
import { useCampaignWords } from '../../words/useCampaignWords.ts';

/** The walk in hand with its words. `asked`: it waits for a die or an answer. */
export interface Walk extends CampaignLook {
  readonly words: CampaignWords;
  readonly scenario: Scenario;
  readonly asked: boolean;
}

/** The walk of the open campaign; null when no scenario is in hand. */
export function useWalk(): Walk | null {
  const words = useCampaignWords();
  const { state, content, request } = useCampaign();
  const { scenario } = state;
  return scenario === null ? null : { words, state, content, scenario, asked: request !== null };
}
