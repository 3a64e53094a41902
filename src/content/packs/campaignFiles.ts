import { joinFiles } from '../joinFiles.ts';
import { acolyteCampaignFiles } from './acolyte-campaign/files.ts';
import { knowNoFearCampaignFiles } from './know-no-fear/campaignFiles.ts';

/** The campaign pack that comes with the app, with the rows that its addons bring behind its own. */
export const campaignFiles: Readonly<Record<string, unknown>> = joinFiles(
  acolyteCampaignFiles,
  knowNoFearCampaignFiles,
);
