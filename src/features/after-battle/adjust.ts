import type { BattleReport } from '../../engine/campaign/model/walk.ts';
import { dispatchCampaign } from '../../state/campaign/campaignPlay.ts';

/** Takes a report with a line of it corrected in place of the one there is. */
export const adjust = (report: BattleReport): void => void dispatchCampaign({ type: 'adjustReport', report });
