import type { CampaignGame } from '../model/game.ts';
import type { CampaignRequest } from '../model/request.ts';
import { openRolls } from './open.ts';

/** The first roll or choice that the stage in hand waits for; null when nothing of it is open. */
export const walkRequest = (game: CampaignGame): CampaignRequest | null => openRolls(game)[0]?.request ?? null;
