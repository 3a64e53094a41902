import { CAMPAIGN_SYSTEM } from '../../engine/systems/registry.ts';
import { newId } from '../../persistence/newId.ts';
import { type SharedRetinue, campaignOf } from '../../persistence/sharedRetinue.ts';
import { packRef } from '../library/packRef.ts';
import type { CampaignSession } from './campaignSession.ts';

/** Founds a campaign that begins with a shared retinue, and opens it. Returns its id. */
export async function takeRetinueIn(session: CampaignSession, shared: SharedRetinue): Promise<string> {
  await session.fetchContents();
  const { id, version } = CAMPAIGN_SYSTEM;
  const state = campaignOf(shared, newId(), id);
  const found = session.contents();
  const packs = found === null ? [] : [packRef(found.pack), packRef(found.campaignPack)];
  return session.campaigns.start(state, { title: state.name, ruleset: { id, version }, packs });
}
