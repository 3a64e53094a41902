import { loadBundledCampaign } from '../../content/campaign/bundledCampaign.ts';
import { campaignContentOf } from '../../content/campaign/campaignContentOf.ts';
import { withOwnRows } from '../../content/campaign/withOwnRows.ts';
import { CAMPAIGN_SYSTEM } from '../../engine/systems/killTeams.ts';
import { fetchSystems } from '../../engine/systems/registry.ts';
import type { Packs } from '../library/ownPacks.ts';
import type { CampaignContents } from './campaignPorts.ts';

/** What campaigns are played with: the content that comes with the app, with the player's own packs. */
export async function loadPlayCampaign({ loadPlayPack }: Pick<Packs, 'loadPlayPack'>): Promise<CampaignContents> {
  const [bundled, pack] = await Promise.all([
    loadBundledCampaign(),
    loadPlayPack(),
    // Its battles are begun in one go with their deployment.
    fetchSystems([CAMPAIGN_SYSTEM.id]),
  ]);
  const campaignPack = withOwnRows(bundled.campaignPack, pack);
  return { pack, campaignPack, content: campaignContentOf(pack, campaignPack) };
}
