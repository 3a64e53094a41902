import type { CampaignContent } from '../../engine/campaign/model/content.ts';
import { invariant } from '../../engine/core/invariant.ts';
import { systemById } from '../../engine/systems/killTeams.ts';
import { loadBundledPack } from '../bundledPack.ts';
import type { Pack } from '../pack.ts';
import { campaignContentOf } from './campaignContentOf.ts';
import type { CampaignPack } from './campaignPack.ts';
import { loadCampaignPack } from './loadCampaignPack.ts';

/** What a campaign is played with: cards and wargear, the campaign's rows, and both as its rules read them. */
export interface BundledCampaign {
  readonly pack: Pack;
  readonly campaignPack: CampaignPack;
  readonly content: CampaignContent;
}

async function load(): Promise<BundledCampaign> {
  const [pack, { campaignFiles }] = await Promise.all([loadBundledPack(), import('../packs/campaignFiles.ts')]);
  const result = loadCampaignPack(campaignFiles, pack, systemById);
  invariant(result.ok, 'the bundled campaign pack has problems');
  return { pack, campaignPack: result.pack, content: campaignContentOf(pack, result.pack) };
}

let loaded: Promise<BundledCampaign> | null = null;

/**
 * The campaign content that comes with the app, read once. Rejects when its files cannot be fetched; the next call then
 * tries again. Import this module itself lazily: checks and rows are no part of a first battle.
 */
export function loadBundledCampaign(): Promise<BundledCampaign> {
  loaded ??= load().catch((reason: unknown) => {
    loaded = null;
    throw reason;
  });
  return loaded;
}
