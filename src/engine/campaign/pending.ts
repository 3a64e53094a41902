import type { CampaignContent } from './model/content.ts';
import { firstOwedRequest } from './decide/owed.ts';
import type { CampaignGame } from './model/game.ts';
import type { CampaignRequest } from './model/request.ts';
import type { CampaignState } from './model/state.ts';
import { walkRequest } from './walk/walkRequest.ts';

const pendingOf = (game: CampaignGame): CampaignRequest | null => walkRequest(game) ?? firstOwedRequest(game);

/**
 * What a campaign waits for: the open roll or choice of the walk's stage, else the first thing owed; null when nothing is
 * open. Recomputed from state and content, with the same id for the same question after an undo.
 */
export const pendingCampaignRequest = (content: CampaignContent, state: CampaignState): CampaignRequest | null =>
  pendingOf({ state, content });
