import { CAMPAIGN_SYSTEM, systemById } from '../../engine/systems/killTeams.ts';
import { newId } from '../../persistence/newId.ts';
import { type SharedRetinue, campaignOf } from '../../persistence/sharedRetinue.ts';
import type { CampaignSession } from './campaignSession.ts';

/** Founds a campaign that begins with a shared retinue, and opens it. Returns its id. */
export async function takeRetinueIn(session: CampaignSession, shared: SharedRetinue): Promise<string> {
  await (shared.dataslate === undefined ? session.fetchContents() : session.fetchDataslates());
  const { id, version } = shared.ruleset === undefined ? CAMPAIGN_SYSTEM : systemById(shared.ruleset);
  const state = campaignOf(shared, newId(), id);
  const packs = session.contents() === null ? [] : session.packsOf(state);
  return session.campaigns.start(state, { title: state.name, ruleset: { id, version }, packs });
}
