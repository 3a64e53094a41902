import type { Pack } from '../pack.ts';
import type { CampaignPack } from './campaignPack.ts';

/** The campaign pack with the honours, scars, ploys and equipment of players’ packs behind its own. */
export const withOwnRows = (campaign: CampaignPack, pack: Pack): CampaignPack =>
  pack.honours.size + pack.scars.size + pack.campaignPloys.size + pack.campaignGear.size === 0
    ? campaign
    : {
        ...campaign,
        honours: [...campaign.honours, ...pack.honours.values()],
        scars: [...campaign.scars, ...pack.scars.values()],
        ploys: [...campaign.ploys, ...pack.campaignPloys.values()],
        equipment: [...campaign.equipment, ...pack.campaignGear.values()],
      };
