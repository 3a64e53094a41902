import { owedAskedFor } from '../../engine/campaign/decide/owed/question.ts';
import type { Scenario } from '../../engine/campaign/model/walk.ts';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import type { Words } from '../../words/words.ts';
import type { CampaignLook } from '../../words/optionName.ts';
import { useWords } from '../../words/useWords.ts';

/** The walk in hand with its words. `asked`: its stage waits for a die or an answer; what is owed is asked in `advances` only. */
export interface Walk extends CampaignLook {
  readonly words: Words<'campaign'>;
  readonly scenario: Scenario;
  readonly asked: boolean;
  /** It waits for an answer, not for a die. */
  readonly chooses: boolean;
  /** Whom it waits for; null: nobody in particular. */
  readonly askedOf: string | null;
}

/** The walk of the open campaign; null when no scenario is in hand. */
export function useWalk(): Walk | null {
  const words = useWords('campaign');
  const { state, content, request } = useCampaign();
  const { scenario } = state;
  if (scenario === null) return null;
  const asked = request !== null && (scenario.stage === 'advances' || owedAskedFor(state, request) === null);
  return {
    words,
    state,
    content,
    scenario,
    asked,
    chooses: request?.kind === 'pick',
    askedOf: request?.member ?? null,
  };
}
