import { lackingFor } from '../../content/campaign/lacking.ts';
import { fieldScenario } from '../../content/fielding.ts';
import { decideCampaign } from '../../engine/campaign/campaignDecider.ts';
import { evolveCampaign } from '../../engine/campaign/evolve/evolve.ts';
import { pendingCampaignRequest } from '../../engine/campaign/pending.ts';
import { reportOf } from '../../engine/campaign/reportOf.ts';
import { part } from '../base/part.ts';
import { packsOf } from '../library/ownPacks.ts';
import { battlesOf } from '../battle/play.ts';
import type { CampaignRules } from './campaignPorts.ts';
import { CampaignSession } from './campaignSession.ts';
import { loadPlayCampaign } from './playCampaign.ts';

/** The engine of campaigns. */
export const campaignRules: CampaignRules = {
  decide: decideCampaign,
  evolve: evolveCampaign,
  pendingRequest: pendingCampaignRequest,
  lacks: ({ pack }, plan) => lackingFor(pack, plan),
  field: fieldScenario,
  reportOf,
};

/** The campaigns of an app, beside its battles. */
export const campaignsOf = part((app) => {
  const battles = battlesOf(app);
  const packs = packsOf(app);
  const { store, storage, durable, tabs, now, sign, copier } = battles.ports;
  const session = new CampaignSession({
    rules: campaignRules,
    load: () => loadPlayCampaign(packs),
    battles,
    stores: { store, storage, durable, tabs, now, sign, ...(copier === undefined ? {} : { copier }) },
  });
  packs.onPacksChanged(() => void session.renewContents());
  return session;
});
